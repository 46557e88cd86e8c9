import { parseSync } from '@swc/core';

/** A call that creates a style element: of a document, or of React, whose functions may have shortened names. */
const creates =
  /\b(?:createElement|_?jsxs?(?:DEV)?)\)?\(\s*(["'`])style\1|\b[\w$]{1,2}\)?\(\s*(["'`])style\2\s*,\s*(?:\{|null\b|void 0)/;

const strict = /^(?:\s|\/\*[^]*?\*\/|\/\/.*)*(["'])use strict\1/;

/** Whether a script imports or exports as an ES module. */
function isModule(source: string): boolean {
  try {
    return parseSync(source, { syntax: 'ecmascript' }).body.some(({ type }) => /^(?:Import|Export)/.test(type));
  } catch {
    // Old syntax, which modules do not have.
    return false;
  }
}

/**
 * Lets a script load another one first if it creates style elements. No line moves, so that its source map stays right.
 * @param source of a script for browsers, compiled.
 * @param first the other script’s address.
 * @param isStrict whether the script is an ES module for certain; else its syntax decides.
 */
export function fillStyles(source: string, first: string, isStrict = false): string {
  if (!creates.test(source)) return source;
  const address = JSON.stringify(first);
  // Imports come first wherever they are.
  if (isStrict || isModule(source)) return `${source}\nimport ${address};`;
  return `${strict.test(source) ? '"use strict";' : ''}require(${address});${source}`;
}
