/* The window of embed.ui, which is the argument, with all that the controls are set by the names of properties. */
#include <rotary-wheel.h>

G_STATIC_ASSERT (ROTARY_WHEEL_CHECK_VERSION (0, 9, 0));
G_STATIC_ASSERT (!ROTARY_WHEEL_CHECK_VERSION (ROTARY_WHEEL_MAJOR_VERSION, ROTARY_WHEEL_MINOR_VERSION,
                                              ROTARY_WHEEL_MICRO_VERSION + 1));

static void settled (GObject *wheel, guint position, GtkStack *stack) {
  guint selected;
  g_autoptr (GObject) page = NULL;
  g_object_get (wheel, "selected", &selected, "selected-item", &page, NULL);
  g_assert_true (gtk_stack_get_visible_child (stack) == gtk_stack_page_get_child (GTK_STACK_PAGE (page)));
  g_print ("settled %u %u %s\n", position, selected, gtk_stack_page_get_name (GTK_STACK_PAGE (page)));
}

static void turned (GObject *knob, double value) {
  double own;
  g_autoptr (GtkAdjustment) shared = NULL;
  g_object_get (knob, "value", &own, "adjustment", &shared, NULL);
  g_print ("knob %g %g %g\n", value, own, gtk_adjustment_get_value (shared));
}

static void reached (GObject *spinning, guint position) {
  g_autoptr (GtkStringObject) item = NULL;
  g_object_get (spinning, "selected-item", &item, NULL);
  g_print ("item %u %s\n", position, gtk_string_object_get_string (item));
}

int main (int argc, char *argv[]) {
  gtk_init ();
  rotary_wheel_init ();
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_file (argv[argc - 1]);
  GObject *stack = gtk_builder_get_object (builder, "stack"), *menu = gtk_builder_get_object (builder, "menu");
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (GTK_STACK (stack));
  g_autoptr (RotaryWheelFace) face =
    g_object_new (ROTARY_WHEEL_TYPE_FACE, "background", NULL, "overlay", NULL, "pointer", NULL, "angle", 0.0,
                  "frames", 1, NULL);
  g_autoptr (RotaryWheelKnobScale) scale =
    g_object_new (ROTARY_WHEEL_TYPE_KNOB_SCALE, "taper", ROTARY_WHEEL_KNOB_TAPER_LINEAR, "skew", 1.0, "has-off", FALSE, NULL);
  g_autoptr (RotaryWheelKnobMeter) meter =
    g_object_new (ROTARY_WHEEL_TYPE_KNOB_METER, "channels", 2, "lower", -80.0, "upper", 0.0, "warning", -18.0, "clip",
                  -1.0, "fall", 20.0, "hold", 500, "clipped", FALSE, NULL);
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);
  for (guint i = 0; i < 100000; i++) gtk_string_list_take (items, g_strdup_printf ("%u", i));
  g_object_set (gtk_builder_get_object (builder, "wheel"), "model", pages, "sector-count", 8, "selected", 0,
                "rotation", 0.0, "indicator-angle", G_PI, "direction", ROTARY_WHEEL_DIRECTION_CLOCKWISE, "flippable",
                FALSE, "turning", ROTARY_WHEEL_TURNING_BOTH, "minimum-rotation", -9.0, "maximum-rotation", 9.0,
                "grip-inner", 0.3, "grip-outer", 1.0, "ring-exit", ROTARY_WHEEL_RING_EXIT_END, "dead-zone-angle", 2.5, "dead-zone-extent",
                0.2, "snap", TRUE, "inertia", FALSE, "settle-duration", 100, "flick-spins", FALSE, "spin-duration",
                100, "random-landing", FALSE, "return-to-start", FALSE, "return-speed", 6.0, "auto-advance", 0, "hub",
                stack, "face", face, NULL);
  g_object_set (gtk_builder_get_object (builder, "knob"), "value", 0.0, "default-value", 50.0, "start-angle", 2.0,
                "end-angle", 1.0, "turns", 1, "wrap", FALSE, "scale", scale, "bipolar", TRUE, "drag-style",
                ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL, "sensitivity", 1.0, "detent-extent", 0.1, "return-to-start",
                FALSE, "return-speed", 6.0, "enable-scroll", TRUE, "value-display",
                ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW, "unit", "", "face", face,
                "live", TRUE, "can-control", TRUE, "format", ROTARY_WHEEL_KNOB_FORMAT_NUMBER,
                "meter", meter, NULL);
  g_object_set (gtk_builder_get_object (builder, "spinning"), "model", items, "position", 0.0, "selected", 0,
                "item-width", 60.0, "item-height", 60.0, "radius", 400.0, "angle-per-item", 0.2, "orientation",
                GTK_POS_TOP, "depth", 0.2, "visible-items", 5, "flippable", FALSE, "snap", TRUE, "endless", TRUE,
                "inertia", FALSE, "adjustment", NULL, NULL);
  g_object_set (gtk_builder_get_object (builder, "dial"), "model", NULL, "menu-model", menu, "expanded", FALSE,
                "selected", 0, "item-size", 60, "minimum-inflation", 0.7, "maximum-inflation", 1.2,
                "inflation-distance", 80.0, "damping", 0.8, "snap-angle", 0.0, "inertia", FALSE, "linear-drag", FALSE,
                "expand-duration", 200, "flippable", FALSE, NULL);
  GObject *popover = gtk_builder_get_object (builder, "popover");
  g_object_set (rotary_wheel_marking_menu_popover_get_menu (ROTARY_WHEEL_MARKING_MENU_POPOVER (popover)), "model", NULL,
                "menu-model", menu, "expanded", FALSE, "selected", 0, "item-size", 60, "show-delay", 200, "dwell", 200,
                "hover-mode", TRUE, "show-marks", FALSE, "expand-duration", 200, "flippable", FALSE, NULL);
  g_signal_connect (gtk_builder_get_object (builder, "wheel"), "settled", G_CALLBACK (settled), stack);
  g_signal_connect (gtk_builder_get_object (builder, "knob"), "drag-end", G_CALLBACK (turned), NULL);
  g_signal_connect (gtk_builder_get_object (builder, "spinning"), "settled", G_CALLBACK (reached), NULL);
  gtk_window_present (GTK_WINDOW (gtk_builder_get_object (builder, "window")));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0) g_main_context_iteration (NULL, TRUE);
}
