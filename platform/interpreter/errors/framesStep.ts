import { join } from 'node:path';
import * as v from 'valibot';
import { stepLimits, type Step } from '../steps/step.ts';

const framesSchema = v.array(v.string());

const resultSchema = v.array(
  v.object({
    /** `Screen.js:1:2345`. */
    position: v.string(),
    /** `./src/screens/Screen.tsx:42:17`. */
    source: v.optional(v.string()),
    /** The source's line. */
    text: v.optional(v.string()),
  }),
);

/** Frames of stacks with their positions in sources. */
export type MappedFrames = v.InferOutput<typeof resultSchema>;

/** Finds positions in scripts by the release's source maps, which are its bytes. */
export const framesStep: Step<string[], MappedFrames> = {
  program: join(import.meta.dirname, 'mapFrames.ts'),
  input: framesSchema,
  result: resultSchema,
  limits: stepLimits,
  files: () => [],
  packages: [],
};
