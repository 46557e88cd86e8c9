/** The text that the interpreter puts in front of a bundle, to get its module as a function. */
export const bundleStart = '(function (module, exports, require) {';
