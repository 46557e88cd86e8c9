/** WebAssembly: a file beside the worker. */
declare module '*.wasm';

/** What few visitors need: files beside the worker, in the folder of optional ones. */
declare module '*?optional';
