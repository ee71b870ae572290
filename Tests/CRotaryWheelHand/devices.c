/* Fingers, a touchpad, a pen and a keyboard by the protocol of inputtest, the X server's driver for tests. */
#include "include/hand.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

enum { VERSION, SYNC, MOTION, PROXIMITY, BUTTON, KEY, TOUCH, PINCH };

/* The axes of a touchscreen and of a pen go up to it. */
static const double range = 65535;
static const int pressure_axis = 4;

typedef struct {
  uint32_t length, kind;
  /* The fields before the axes; each kind of message sends some of them. */
  uint32_t values[4];
  uint32_t has_unaccelerated;
  uint8_t mask[8];
  double axes[64], unaccelerated[64];
} Message;

typedef struct {
  const char *variable;
  int socket;
} Device;

static Device fingers = {"FINGERS", -1}, touchpad = {"TOUCHPAD", -1}, pen = {"PEN", -1}, keyboard = {"KEYBOARD", -1};

/* Sends a message without axes, and waits for an answer of a size, if any. */
static int ask(const Device *device, uint32_t kind, const uint32_t *values, size_t count, size_t answer) {
  uint32_t message[4] = {(uint32_t)(8 + 4 * count), kind};
  char received[64];
  if (count) memcpy(message + 2, values, 4 * count);
  return send(device->socket, message, message[0], 0) == (ssize_t)message[0] &&
         (!answer || recv(device->socket, received, answer, MSG_WAITALL) == (ssize_t)answer);
}

static int open_device(Device *device) {
  const char *path = getenv(device->variable);
  if (!path || device->socket >= 0) return device->socket >= 0;
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  device->socket = socket(AF_UNIX, SOCK_STREAM, 0);
  const uint32_t version[] = {1 << 16 | 1};
  return connect(device->socket, (struct sockaddr *)&address, sizeof address) == 0 &&
         ask(device, VERSION, version, 1, 12);
}

int hand_open_devices(void) { return open_device(&fingers) && open_device(&touchpad) && open_device(&pen) && open_device(&keyboard); }

/* Sends a message with up to four values, the place on the screen as a fraction, and a pressure. */
static void send_message(Device *device, uint32_t kind, const uint32_t *values, size_t count, double x, double y,
                         double pressure) {
  Message message = {.kind = kind, .mask = {3}, .axes = {x * range, y * range}};
  if (pressure >= 0) {
    message.mask[0] |= 1 << pressure_axis;
    message.axes[pressure_axis] = pressure;
  }
  size_t padded = (count + 1) / 2 * 2;
  char bytes[sizeof message];
  message.length = (uint32_t)(sizeof message - 4 * (4 - padded));
  memcpy(message.values, values, 4 * count);
  memcpy(bytes, &message, 8 + 4 * padded);
  memcpy(bytes + 8 + 4 * padded, &message.has_unaccelerated, sizeof message - 24);
  send(device->socket, bytes, message.length, 0);
  ask(device, SYNC, NULL, 0, 8);
}

void hand_touch(unsigned finger, int kind, double x, double y) {
  send_message(&fingers, TOUCH, (uint32_t[]){finger, (uint32_t)kind}, 2, x, y, -1);
}

void hand_pinch(int kind, double degrees) {
  struct {
    uint32_t length, kind;
    uint16_t phase, fingers;
    uint32_t flags;
    double way[4], scale, angle;
  } message = {sizeof message, PINCH, (uint16_t)kind, 2, 0, {0}, 1, degrees};
  send(touchpad.socket, &message, sizeof message, 0);
  ask(&touchpad, SYNC, NULL, 0, 8);
}

void hand_pen_near(double x, double y) { send_message(&pen, PROXIMITY, (uint32_t[]){1}, 1, x, y, 0); }

void hand_pen_move(double x, double y, double pressure) {
  send_message(&pen, MOTION, (uint32_t[]){1}, 1, x, y, pressure);
}

void hand_pen_button(unsigned button, int is_down, double x, double y, double pressure) {
  send_message(&pen, BUTTON, (uint32_t[]){1, button, (uint32_t)is_down}, 3, x, y, pressure);
}

void hand_device_key(unsigned code, int is_down) {
  ask(&keyboard, KEY, (uint32_t[]){code, (uint32_t)is_down}, 2, 0);
  ask(&keyboard, SYNC, NULL, 0, 8);
}
