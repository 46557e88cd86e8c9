import type { Notation } from '../amounts/money.ts';
import type { Line } from '../lines/lines.ts';

/** `1.234,50`: a comma before two digits, and points between groups of three. */
const commaPattern = /^\W*(?:\d{1,3}(?:\.\d{3})*|\d+),\d{2}\D{0,4}$/;
/** The part common to both forms, which excludes most words in one pass. */
const hasPaise = /[.,]\d\d/;
const pointPattern = /^\W*[\d,]*\.\d{2}\D{0,4}$/;

/**
 * Whether the amounts of a file are written with a point or with a comma: the form in which most of them can be read.
 */
export function findNotation(pages: readonly (readonly Line[])[]): Notation {
  let commas = 0;
  let points = 0;
  for (const { text } of pages.flatMap((lines) => lines.flatMap(({ words }) => words))) {
    if (!hasPaise.test(text)) continue;
    if (commaPattern.test(text)) commas += 1;
    else if (pointPattern.test(text)) points += 1;
  }
  return commas > points ? 'comma' : 'point';
}
