"""Windows with the frames that libadwaita gives them on a desktop: round corners and a shadow, for pictures.

GTK draws them where a window manager knows about them. Here none runs: a window of this program stands for one. A
compositor, which must run, keeps windows transparent.
"""

import ctypes
import subprocess

XA_ATOM, XA_WINDOW, Z_PIXMAP, ALL_PLANES = 4, 33, 2, 2**32 - 1
TRANSPARENT, OPAQUE = 0, 255


class Image(ctypes.Structure):
    """The beginning of an XImage."""
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("offset", ctypes.c_int), ("format", ctypes.c_int),
                ("data", ctypes.c_void_p)]


class Frames:
    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XGetImage.restype = ctypes.POINTER(Image)
        for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XInternAtom"):
            getattr(self.x11, name).restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        root = self.x11.XDefaultRootWindow(self.display)
        manager = self.x11.XCreateSimpleWindow(self.display, ctypes.c_ulong(root), 0, 0, 1, 1, 0, 0, 0)
        for window in (root, manager):
            self.set(window, "_NET_SUPPORTING_WM_CHECK", XA_WINDOW, manager)
        self.set(root, "_NET_SUPPORTED", XA_ATOM, self.atom("_GTK_FRAME_EXTENTS"))
        self.x11.XSync(self.display, 0)

    def atom(self, name):
        return self.x11.XInternAtom(self.display, name.encode(), 0)

    def set(self, window, name, kind, value):
        self.x11.XChangeProperty(
            self.display, ctypes.c_ulong(window), ctypes.c_ulong(self.atom(name)), ctypes.c_ulong(kind), 32, 0,
            ctypes.byref(ctypes.c_ulong(value)), 1)

    def take(self, window, file):
        """Takes a picture of a window, whose surroundings are transparent."""
        size = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], check=True, capture_output=True, text=True).stdout
        width, height = (int(size.split(f"{name}=")[1].split()[0]) for name in ("WIDTH", "HEIGHT"))
        image = self.x11.XGetImage(
            self.display, ctypes.c_ulong(int(window)), 0, 0, width, height, ctypes.c_ulong(ALL_PLANES), Z_PIXMAP)
        pixels = bytearray(ctypes.string_at(image.contents.data, 4 * width * height))
        self.x11.XDestroyImage(image)
        # The colors are multiplied by their alpha.
        for index, alpha in enumerate(pixels[3::4]):
            if TRANSPARENT < alpha < OPAQUE:
                start = 4 * index
                pixels[start:start + 3] = [min(value * OPAQUE // alpha, OPAQUE) for value in pixels[start:start + 3]]
        subprocess.run(
            ["convert", "-size", f"{width}x{height}", "-depth", "8", "bgra:-", "-trim", "+repage", "-strip",
             f"png:{file}"], check=True, input=bytes(pixels))
