/* What a C program relies on: objects are freed, and values that are no numbers are refused. */
#include <math.h>

#include <rotary-wheel.h>

G_STATIC_ASSERT (ROTARY_WHEEL_CHECK_VERSION (1, 0, 0));
G_STATIC_ASSERT (!ROTARY_WHEEL_CHECK_VERSION (ROTARY_WHEEL_MAJOR_VERSION, ROTARY_WHEEL_MINOR_VERSION,
                                              ROTARY_WHEEL_MICRO_VERSION + 1));

static void
test_finalize (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *wheel = rotary_wheel_widget_new ();
  GListStore *items = g_list_store_new (rotary_wheel_item_get_type ());
  RotaryWheelItem *item = rotary_wheel_item_new ("Sun", "weather-clear-symbolic");

  g_list_store_append (items, item);
  rotary_wheel_widget_set_model (ROTARY_WHEEL_WIDGET (wheel), G_LIST_MODEL (items));
  rotary_wheel_widget_set_hub (ROTARY_WHEEL_WIDGET (wheel), gtk_button_new ());
  gtk_window_set_child (GTK_WINDOW (window), wheel);
  g_object_add_weak_pointer (G_OBJECT (wheel), (gpointer *) &wheel);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (wheel);
  g_assert_finalize_object (items);
  g_assert_finalize_object (item);
}

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

static void
test_knob (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkAdjustment *adjustment = g_object_ref_sink (gtk_adjustment_new (5, 0, 10, 1, 2, 0));
  GtkWidget *knob = rotary_wheel_knob_new (adjustment);

  rotary_wheel_knob_add_mark (ROTARY_WHEEL_KNOB (knob), 5, "<b>5</b>");
  rotary_wheel_knob_add_detent (ROTARY_WHEEL_KNOB (knob), 5);
  g_test_expect_message ("RotaryWheel", G_LOG_LEVEL_CRITICAL, "*value*");
  rotary_wheel_knob_set_value (ROTARY_WHEEL_KNOB (knob), NAN);
  g_test_assert_expected_messages ();
  g_assert_cmpfloat (rotary_wheel_knob_get_value (ROTARY_WHEEL_KNOB (knob)), ==, 5);
  gtk_window_set_child (GTK_WINDOW (window), knob);
  g_object_add_weak_pointer (G_OBJECT (knob), (gpointer *) &knob);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (knob);
  g_assert_finalize_object (adjustment);
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
test_knob_functions (void)
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

static void
add_rotation (RotaryWheelRotationGesture *gesture, double delta, double total, double *sum)
{
  g_assert_cmpfloat (total, ==, rotary_wheel_rotation_gesture_get_total (gesture));
  *sum += delta;
}

static void
test_gesture (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0)), *child = gtk_label_new ("turns");
  RotaryWheelRotationGesture *gesture = rotary_wheel_rotation_gesture_new (box);
  double sum = 0;

  gtk_box_append (GTK_BOX (box), child);
  g_object_set (gesture, "center-widget", child, "center-x", -0.5, "center-y", 2.0, "center-offset-x", -300.0, "center-offset-y",
                40.0, "strict", TRUE, "cancel-outside", TRUE, "minimum-rotation", 0.0, "maximum-rotation", 1.5 * G_PI, "return-to-start",
                TRUE, "return-speed", 2.0, NULL);
  g_signal_connect (gesture, "rotated", G_CALLBACK (add_rotation), &sum);
  rotary_wheel_rotation_gesture_set_rotation (gesture, 9);
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_rotation (gesture), ==, 1.5 * G_PI);
  rotary_wheel_rotation_gesture_set_maximum_rotation (gesture, -1);
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_rotation (gesture), ==, -1);
  rotary_wheel_rotation_gesture_set_return_speed (gesture, 0);
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_return_speed (gesture), ==, 0.1);
  g_test_expect_message ("RotaryWheel", G_LOG_LEVEL_CRITICAL, "*isfinite (center_offset_x)*");
  rotary_wheel_rotation_gesture_set_center_offset_x (gesture, INFINITY);
  g_test_assert_expected_messages ();
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_center_offset_x (gesture), ==, -300);
  g_assert_cmpfloat (sum, ==, 0);
  g_assert_true (rotary_wheel_rotation_gesture_get_center_widget (gesture) == child);
  gtk_box_remove (GTK_BOX (box), child);
  g_assert_null (rotary_wheel_rotation_gesture_get_center_widget (gesture));
  g_object_unref (gesture);
  g_assert_finalize_object (box);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wheel/finalize", test_finalize);
  g_test_add_func ("/wheel/refusal", test_refusal);
  g_test_add_func ("/knob", test_knob);
  g_test_add_func ("/knob/functions", test_knob_functions);
  g_test_add_func ("/gesture", test_gesture);
  return g_test_run ();
}
