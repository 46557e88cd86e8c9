import * as v from 'valibot';

/** A number of pages, rows or bytes. */
export const countSchema = v.pipe(v.number(), v.minValue(0));
/** The content of a file. Compares the tag, because a page and its test may have arrays of different realms. */
export const bytesSchema = v.custom<Uint8Array>(
  (value) => Object.prototype.toString.call(value) === '[object Uint8Array]',
);
/** A file of the release, which is handed over. */
export const bufferSchema = v.custom<ArrayBuffer>(
  (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
);
