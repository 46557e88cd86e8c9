import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const namesSchema = v.array(v.string());

/**
 * The finding in a refused file, as figures and column titles, so that a client can say it in its own language:
 * - `pages`, `rows`, `bytes`: more than the limit; of `rows`, `isMore` if they were not all counted
 * - `lines`: of a PDF, the lines with a date and an amount, with a date, and with an amount alone
 * - `columns`: titles that match no column, and those that the file has; `more` were left out
 * - `unclosed-quote`, `unreadable-line`: the number of a line, of the file or below the titles
 * - `untold-columns`: the columns of a table cannot be told apart, with or without titles
 * - `seconds`: after which to send the file again
 *
 * The column titles are the only words of a file, at most twelve of at most forty characters.
 */
export const refusalDetailSchema = v.variant('kind', [
  v.object({ kind: v.literal('pages'), count: countSchema, limit: countSchema }),
  v.object({ kind: v.literal('rows'), count: countSchema, isMore: v.boolean(), limit: countSchema }),
  v.object({ kind: v.literal('bytes'), limit: countSchema }),
  v.object({ kind: v.literal('lines'), rows: countSchema, dated: countSchema, amounts: countSchema }),
  v.object({ kind: v.literal('columns'), missing: namesSchema, titles: namesSchema, more: countSchema }),
  v.object({ kind: v.literal('unclosed-quote'), line: countSchema }),
  v.object({ kind: v.literal('unreadable-line'), line: countSchema }),
  v.object({ kind: v.literal('untold-columns'), hasTitles: v.boolean() }),
  v.object({ kind: v.picklist(['pages-missing', 'little-text', 'dates-without-year']) }),
  v.object({ kind: v.literal('seconds'), seconds: countSchema }),
]);

/** The finding in a refused file. */
export type RefusalDetail = v.InferOutput<typeof refusalDetailSchema>;
