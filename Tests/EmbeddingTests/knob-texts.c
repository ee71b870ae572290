/* A knob that reads roman numerals; the formats that are ready. */
#include <rotary-wheel.h>

static const char *const numerals[] = { "I", "II", "III", "IV" };

static char *
write_numeral (GtkScale *knob, double value, gpointer data)
{
  (void) knob, (void) data;
  return g_strdup (numerals[(int) value]);
}

static gboolean
read_numeral (const char *text, double *value, gpointer data, GError **error)
{
  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (numerals); i++)
    if (g_str_equal (text, numerals[i]))
      {
        *value = i;
        return TRUE;
      }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "%s is no numeral", text);
  return FALSE;
}

static void
print (GtkWidget *knob)
{
  g_print ("%s\n", pango_layout_get_text (gtk_scale_get_layout (GTK_SCALE (knob))));
}

/* Types a text into the entry of the knob, the first widget of its popover that takes text. */
static void
type (GtkWidget *knob, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (knob);
  rotary_wheel_knob_edit (ROTARY_WHEEL_KNOB (knob));
  while (!GTK_IS_TEXT (gtk_root_get_focus (root)))
    g_main_context_iteration (NULL, TRUE);
  GtkWidget *entry = gtk_widget_get_parent (gtk_root_get_focus (root));
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

int
main (void)
{
  gtk_init ();
  GtkWidget *knob = rotary_wheel_knob_new_with_range (0, 3, 1), *window = gtk_window_new ();
  RotaryWheelKnob *self = ROTARY_WHEEL_KNOB (knob);

  rotary_wheel_knob_set_value (self, 3);
  for (RotaryWheelKnobFormat format = 0; format <= ROTARY_WHEEL_KNOB_FORMAT_SEMITONES; format++)
    {
      rotary_wheel_knob_set_format (self, format);
      print (knob);
    }
  gtk_window_set_child (GTK_WINDOW (window), knob);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  rotary_wheel_knob_set_format (self, ROTARY_WHEEL_KNOB_FORMAT_PERCENT);
  type (knob, "200 %");
  print (knob);
  gtk_scale_set_format_value_func (GTK_SCALE (knob), write_numeral, NULL, NULL);
  rotary_wheel_knob_set_parse_func (self, read_numeral, NULL, NULL);
  type (knob, "II");
  print (knob);
  type (knob, "V");
  print (knob);
  gtk_window_destroy (GTK_WINDOW (window));
}
