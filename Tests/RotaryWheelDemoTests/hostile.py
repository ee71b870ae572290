#!/usr/bin/python3
"""hostile.py FOLDER: fills a folder with files that harm whoever shows their pictures, and with good ones of odd names."""

import base64
import os
import struct
import sys
import zlib

folder = os.fsencode(sys.argv[1])


def place(name):
    return os.path.join(folder, name if isinstance(name, bytes) else name.encode())


def add(name, content):
    with open(place(name), "wb") as file:
        file.write(content)


def png(width, height, depth=1):
    """Black pixels; colour type 0, which a decoder unfolds to 24 bits each."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    packer = zlib.compressobj(9)
    row = bytes(1 + (width * depth + 7) // 8)
    rows = max(1, (1 << 20) // len(row))
    data = b"".join(packer.compress(row * min(rows, height - y)) for y in range(0, height, rows)) + packer.flush()
    header = struct.pack(">IIBBBBB", width, height, depth, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def gif(width, height, frames=1, data=b"\x02\x4c\x01\x00"):
    """A picture of frames, each with data as LZW has it."""
    screen = b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + bytes(6)
    loop = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    frame = b"\x21\xf9\x04\x04\x00\x00\x00\x00" + b"\x2c" + struct.pack("<HHHHB", 0, 0, width, height, 0)
    return screen + loop + (frame + data) * frames + b"\x3b"


def svg(body, width="100", height="100", head=""):
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}">{body}</svg>'
    ).encode()


good = png(8, 8)
bomb = png(30000, 30000)

# Names: all of these can be shown.
add("good.png", good)
add(b"caf\xe9.png", good)
add("two\nlines.png", good)
add("\u05e9\u05dc\u05d5\u05dd.png", good)
add("\u202egnp.exe.png", good)
add("many frames.gif", gif(4, 4, frames=5000, data=b"\x02\x02\x4c\x01\x00"))
add("huge size.svg", svg('<rect width="1e9" height="1e9"/>', "1000000000", "1000000000"))
add("external.svg", svg(f'<text>&file;</text><image width="9" height="9" xlink:href="file://{sys.argv[1]}/pipe"/>',
    head='<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>'))
os.symlink(place("good.png"), place("link.png"))

# Bombs: small files of many pixels.
add("bomb.png", bomb)
add("bomb 2.png", bomb)
add("bomb 3.png", png(30000, 30000, depth=8))
add("bomb.gif", gif(65535, 65535, data=b"\x02" + (b"\xff" + bytes(255)) * 4 + b"\x00"))
add("bomb.bmp", b"BM" + struct.pack("<IIIIiiHHIIiiII", 1 << 20, 0, 54, 40, 60000, 60000, 1, 24, 0, 0, 0, 0, 0, 0))
add("bomb.pgm", b"P5 60000 60000 255\n" + bytes(1000))
add("bomb.tga", struct.pack("<BBBHHBHHHHBB", 0, 0, 10, 0, 0, 0, 0, 0, 65535, 65535, 32, 0) + b"\xff\0\0\0\0" * 9999)
add("bomb.xpm", b'/* XPM */\nstatic char *x[] = {\n"60000 60000 1 1",\n"a c #000000",\n')
entries = [(256, 4, 1, 60000), (257, 4, 1, 60000), (258, 3, 1, 8), (259, 3, 1, 1), (262, 3, 1, 1), (273, 4, 1, 8),
    (277, 3, 1, 1), (278, 4, 1, 60000), (279, 4, 1, 100)]
add("bomb.tiff", b"II*\0" + struct.pack("<IH", 8, len(entries))
    + b"".join(struct.pack("<HHII", *entry) for entry in entries) + bytes(4))
add("bomb within.svg", svg('<image width="100" height="100" xlink:href="data:image/png;base64,'
    + base64.b64encode(bomb).decode() + '"/>'))
entities = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))
add("entities.svg", svg("<text>&e9;</text>", head=f'<!DOCTYPE svg [<!ENTITY e0 "ha">{entities}]>'))
add("deep.svg", svg("<g>" * 100000 + "</g>" * 100000))
add("wide filter.svg", svg('<filter id="f"><feGaussianBlur stdDeviation="900"/><feTurbulence numOctaves="900"/></filter>'
    + '<g filter="url(#f)">' * 60 + '<rect width="100" height="100"/>' + "</g>" * 60))

# Files that are no pictures.
add("empty.png", b"")
add("truncated.png", good[:40])
add("truncated.gif", gif(9, 9)[:20])
add("noise.jpg", b"\xff\xd8\xff\xe0" + bytes(range(256)) * 99)
os.symlink(place("loop.png"), place("loop.png"))
os.symlink("/dev/zero", place("endless.png"))
os.mkfifo(place("pipe"))
os.mkfifo(place("pipe.png"))
os.symlink(place("pipe"), place("link to pipe.png"))
os.mkdir(place("folder.png"))
with open(place("sparse.png"), "wb") as file:
    file.write(good[:60])
    file.truncate(10 << 30)
with open(place("sparse.svg"), "wb") as file:
    file.write(b"<svg xmlns='http://www.w3.org/2000/svg'>")
    file.truncate(10 << 30)
