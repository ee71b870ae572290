"""Rotary controls for GTK 4: a wheel, a carousel, radial menus and a knob.

The names are those of the namespace RotaryWheel, whose library this package has: after `import rotarywheel`,
`rotarywheel.Knob` and `gi.repository.RotaryWheel.Knob` are the same class, which UI files may name.
"""

import os
import warnings

try:
    import gi

    gi.require_version("Gtk", "4.0")
    # From 3.51, PyGObject uses the introspection library of GLib, whose namespace has another version.
    gi.require_version("GIRepository", "3.0" if gi.version_info >= (3, 51) else "2.0")
    from gi.repository import GIRepository, Gtk
except (ImportError, ValueError) as error:
    raise ImportError(
        f"""rotarywheel needs PyGObject and GTK 4 of the system: {error}. They are the packages
    python3-gi gir1.2-gtk-4.0      on Debian and Ubuntu,
    python3-gobject gtk4           on Fedora,
    python-gobject gtk4            on Arch Linux.
A virtual environment sees them if the system's Python made it, with --system-site-packages.""") from error
if Gtk.check_version(4, 8, 0):
    raise ImportError(f"rotarywheel needs GTK 4.8 or later, not {Gtk.MAJOR_VERSION}.{Gtk.MINOR_VERSION}")

#: The folder of the shared library and of the typelib, for other languages.
LIBRARY_PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib")


def _load():
    """Loads the namespace from this package, unless the program has loaded another one before."""
    kind = GIRepository.Repository
    repository = kind.dup_default() if hasattr(kind, "dup_default") else kind.get_default()
    if not repository.is_registered("RotaryWheel", "1"):
        repository.prepend_search_path(LIBRARY_PATH)
        repository.prepend_library_path(LIBRARY_PATH)
    gi.require_version("RotaryWheel", "1")
    from gi.repository import RotaryWheel

    typelib = repository.get_typelib_path("RotaryWheel")
    if os.path.dirname(typelib) != LIBRARY_PATH:
        warnings.warn(f"the RotaryWheel of {typelib} is in use, as it was imported before rotarywheel", stacklevel=3)
    RotaryWheel.init()
    return RotaryWheel


_namespace = _load()
__version__ = "{0.MAJOR_VERSION}.{0.MINOR_VERSION}.{0.MICRO_VERSION}".format(_namespace)


def __getattr__(name):
    return getattr(_namespace, name)


def __dir__():
    return sorted({*globals(), *dir(_namespace)})
