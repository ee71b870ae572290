"""Lets UI files name the types of RotaryWheel as soon as it is imported."""

from gi.module import get_introspection_module

get_introspection_module("RotaryWheel").init()
__all__ = []
