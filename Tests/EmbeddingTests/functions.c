/* What a C program relies on: functions take arrays and its own functions, and refuse values that are no numbers. */
#include <math.h>

#include <rotary-wheel.h>

G_STATIC_ASSERT (ROTARY_WHEEL_CHECK_VERSION (1, 0, 0));
G_STATIC_ASSERT (!ROTARY_WHEEL_CHECK_VERSION (ROTARY_WHEEL_MAJOR_VERSION, ROTARY_WHEEL_MINOR_VERSION,
                                              ROTARY_WHEEL_MICRO_VERSION + 1));

static void
test_refusal (void)
{
  RotaryWheelWidget *wheel = g_object_ref_sink (ROTARY_WHEEL_WIDGET (rotary_wheel_widget_new ()));
  const double weights[] = { 1, 0, 2 };

  rotary_wheel_widget_set_sector_count (wheel, 3);
  rotary_wheel_widget_set_indicator_angle (wheel, 1);
  g_test_expect_message ("RotaryWheel", G_LOG_LEVEL_CRITICAL, "*isfinite (indicator_angle)*");
  rotary_wheel_widget_set_indicator_angle (wheel, NAN);
  g_test_assert_expected_messages ();
  g_test_expect_message ("RotaryWheel", G_LOG_LEVEL_CRITICAL, "*indicator-angle*");
  g_object_set (wheel, "indicator-angle", NAN, NULL);
  g_test_assert_expected_messages ();
  g_assert_cmpfloat (rotary_wheel_widget_get_indicator_angle (wheel), ==, 1);
  g_test_expect_message ("RotaryWheel", G_LOG_LEVEL_CRITICAL, "*weight*");
  rotary_wheel_widget_set_weights (wheel, weights, G_N_ELEMENTS (weights));
  g_test_assert_expected_messages ();
  g_assert_null (rotary_wheel_widget_get_weights (wheel, NULL));
  g_assert_finalize_object (wheel);
}

static double
square (double place, gpointer largest)
{
  return place * place * *(double *) largest;
}

static void
add_lap (RotaryWheelKnob *knob, int direction, int *laps)
{
  (void) knob;
  *laps += direction;
}

static void
test_knob (void)
{
  GtkWidget *knob = g_object_ref_sink (rotary_wheel_knob_new_with_range (0, 10, 1));
  RotaryWheelKnob *self = ROTARY_WHEEL_KNOB (knob);
  const double places[] = { 0.25, 0.5 }, values[] = { 0.5, 1 };
  double largest = 10;
  int laps = 0;

  gtk_scale_set_digits (GTK_SCALE (knob), 2);
  rotary_wheel_knob_set_table (self, places, values, G_N_ELEMENTS (places));
  g_assert_true (rotary_wheel_knob_set_controller_value (self, 0.5, FALSE));
  g_assert_cmpfloat (rotary_wheel_knob_get_value (self), ==, 1);
  rotary_wheel_knob_set_curve_func (self, square, &largest, NULL);
  g_assert_true (rotary_wheel_knob_get_taper (self) == ROTARY_WHEEL_KNOB_TAPER_CUSTOM);
  g_assert_true (rotary_wheel_knob_set_controller_value (self, 0.2, FALSE));
  g_assert_cmpfloat_with_epsilon (rotary_wheel_knob_get_value (self), 0.4, 0.001);
  rotary_wheel_knob_set_taper (self, ROTARY_WHEEL_KNOB_TAPER_LINEAR);
  rotary_wheel_knob_set_wrap (self, TRUE);
  rotary_wheel_knob_set_value (self, 0);
  g_signal_connect (knob, "wrapped", G_CALLBACK (add_lap), &laps);
  gtk_widget_activate_action (knob, "knob.decrease", NULL);
  g_assert_cmpint (laps, ==, -1);
  g_assert_finalize_object (knob);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/refusal", test_refusal);
  g_test_add_func ("/knob", test_knob);
  return g_test_run ();
}
