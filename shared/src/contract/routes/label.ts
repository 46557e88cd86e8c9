import * as v from 'valibot';

const LENGTH = 60;

/** A text that the frame of all pages shows in a line, in characters; the policy of a site may allow less. */
export const labelSchema = v.pipe(v.string(), v.maxLength(LENGTH, `at most ${String(LENGTH)} characters`));
