import * as v from 'valibot';

const text = v.string();

/** One thing to make of a remote's bundles; `bundle` is the path of a file of the release. */
const renderTaskSchema = v.variant('kind', [
  /** A page, shell and screen together. */
  v.object({ kind: v.literal('page'), bundle: text, path: text }),
  /** What a screen says of itself for search engines; `site` is JSON of a `StructuredDataSite`. */
  v.object({ kind: v.literal('data'), bundle: text, site: text }),
  /** A document that pages embed. */
  v.object({ kind: v.literal('document'), bundle: text }),
]);

/** What the process that renders a remote is given: code and data, and nothing else. */
export const renderRequestSchema = v.object({
  /** The server bundle of the shell. */
  shell: text,
  /** The server bundles of the remote, by path; evaluated in this order, so that each page is always the same. */
  bundles: v.array(v.object({ path: text, code: text })),
  /** JSON of the `PageDocument`. */
  page: text,
  tasks: v.array(renderTaskSchema),
  limits: v.object({
    memoryBytes: v.number(),
    stackBytes: v.number(),
    taskCpuMs: v.number(),
    answerLength: v.number(),
  }),
});

/** One thing to make of a remote's bundles. */
export type RenderTask = v.InferOutput<typeof renderTaskSchema>;
/** What the process that renders a remote is given. */
export type RenderRequest = v.InferOutput<typeof renderRequestSchema>;

/** What became of a task: JSON, or why there is none. One line of the process's output each, in the order of the tasks. */
export const renderAnswerSchema = v.union([v.strictObject({ json: text }), v.strictObject({ error: text })]);

/** What became of a task: JSON of the result, or why there is none. */
export type RenderAnswer = v.InferOutput<typeof renderAnswerSchema>;
