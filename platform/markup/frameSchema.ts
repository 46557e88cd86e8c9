import * as v from 'valibot';

const text = v.string();

/** The shell's page with a token in place of its screen. */
export const frameSchema = v.object({
  html: text,
  style: text,
  /** The part of `html` that is the region of the screen. */
  region: text,
  token: text,
  /** The style that every page of the site has. */
  documentStyle: text,
  /** Ids of elements outside the frame that scripts use. */
  reservedIds: v.pipe(v.array(text), v.readonly()),
});

/** The shell's page with a token in place of its screen. */
export type Frame = v.InferOutput<typeof frameSchema>;
