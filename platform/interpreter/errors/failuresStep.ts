import { join } from 'node:path';
import * as v from 'valibot';
import { stepLimits, type Step } from '../steps/step.ts';

const text = v.string();

/** Why a page does not render, for the team that made it. */
const failureSchema = v.object({
  /** Address of the page, or of the embedded document. */
  path: text,
  /** Its screen, or the name of the document. */
  screen: text,
  /** In a sentence without a full stop. */
  cause: text,
  /** The installed package whose code failed. */
  package: v.optional(v.object({ name: text, version: text })),
  /** The team's own file that brought it: `./src/screens/Tax.tsx`. */
  file: v.optional(text),
  line: v.optional(v.number()),
  /** That line. */
  source: v.optional(text),
  /** The cheapest remedy, with code that can be pasted. */
  remedy: text,
});

const failuresSchema = v.object({
  failures: v.array(v.object({ path: text, screen: text, error: text })),
  /** Stacks of warnings. */
  stacks: v.array(text),
});

const resultSchema = v.object({
  failures: v.array(failureSchema),
  /** The place of each stack, such as `src/screens/Tax.tsx:12`; null if it is not known. */
  places: v.array(v.nullable(text)),
});

/** Why a page does not render, for the team that made it. */
export type RenderFailure = v.InferOutput<typeof failureSchema>;
/** The failures of a release, and the stacks of its warnings. */
export type FailuresToExplain = v.InferOutput<typeof failuresSchema>;
/** Each failure with its reason, and the place of each stack. */
export type ExplainedFailures = v.InferOutput<typeof resultSchema>;

/** Says in the team's own terms why pages do not render. Its bytes are the release's source maps, if it has some. */
export const failuresStep: Step<FailuresToExplain, ExplainedFailures> = {
  program: join(import.meta.dirname, 'explainFailures.ts'),
  input: failuresSchema,
  result: resultSchema,
  limits: stepLimits,
  files: () => [],
  packages: [],
};
