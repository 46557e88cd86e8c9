import * as v from 'valibot';

/** A decimal of Python, which is text in its answers. */
export const decimal = v.pipe(v.string(), v.toNumber());
