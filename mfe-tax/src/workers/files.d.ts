/** What few visitors need: a file beside the worker, in the folder of optional ones. */
declare module '*?optional';
