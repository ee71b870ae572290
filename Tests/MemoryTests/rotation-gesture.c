/* The gesture: on one widget, on another, and on one that goes. */
#include "shown.h"

int main (void) {
  gtk_init ();
  GtkWidget *first = gtk_label_new ("first"), *second = gtk_label_new ("second");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  GtkWidget *window = show (box);
  RotaryWheelRotationGesture *gesture = rotary_wheel_rotation_gesture_new (first);
  g_object_set (gesture, "center-x", 0.2, "inner-radius", 5.0, "ring-exit", ROTARY_WHEEL_RING_EXIT_END, "center-widget", second,
                "maximum-rotation", 2.0, NULL);
  rotary_wheel_rotation_gesture_set_inertia (gesture, TRUE);
  g_assert_true (rotary_wheel_rotation_gesture_get_inertia (gesture));
  rotary_wheel_rotation_gesture_set_return_speed (gesture, 0);
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_return_speed (gesture), ==, 0.1);
  rotary_wheel_rotation_gesture_set_rotation (gesture, 9);
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_rotation (gesture), ==, 2);
  draw (box, 2);
  g_object_set (gesture, "widget", second, NULL);
  draw (box, 2);
  rotary_wheel_rotation_gesture_set_maximum_rotation (gesture, -1);
  g_assert_cmpfloat (rotary_wheel_rotation_gesture_get_rotation (gesture), ==, -1);
  g_assert_true (rotary_wheel_rotation_gesture_get_center_widget (gesture) == second);
  gtk_box_remove (GTK_BOX (box), second);
  g_assert_null (rotary_wheel_rotation_gesture_get_center_widget (gesture));
  g_assert_finalize_object (gesture);
  g_object_unref (rotary_wheel_rotation_gesture_new (first));
  close_window (window, box);
}
