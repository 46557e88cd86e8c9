/** WebAssembly: a file beside the worker. */
declare module '*.wasm';

/** A file that few visitors need: it is beside the worker, in the folder of optional ones. */
declare module '*?optional';
