/** What few visitors need: files beside the worker, in the folder of optional ones. */
declare module '*?optional';
