/**
 * How long one script of a release may take to load: a remote's entry, which the shell loads, and every chunk, which
 * webpack's runtime loads. Two attempts fit into the time that the shell gives a screen.
 */
export const SCRIPT_TIMEOUT_MS = 4000;
