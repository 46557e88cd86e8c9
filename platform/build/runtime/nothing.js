// Replaces a module that a build does not need.
