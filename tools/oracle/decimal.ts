import * as v from 'valibot';

/** A decimal of Python, which is text in its answers; its zero below zero is zero. */
export const decimal = v.pipe(
  v.string(),
  v.toNumber(),
  v.transform((value) => value + 0),
);
