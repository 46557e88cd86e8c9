import * as v from 'valibot';

const text = v.string();

/** One task for a remote's bundles; `bundle` is the path of a file of the release. */
const renderTaskSchema = v.variant('kind', [
  /** A page, shell and screen together. */
  v.object({ kind: v.literal('page'), bundle: text, path: text }),
  /** Structured data of a screen; `site` is JSON of a `StructuredDataSite`. */
  v.object({ kind: v.literal('data'), bundle: text, site: text }),
  /** A document that pages embed. */
  v.object({ kind: v.literal('document'), bundle: text }),
]);

/** The input of the process that renders a remote: only code and data. */
export const renderRequestSchema = v.object({
  /** The server bundle of the shell. */
  shell: text,
  /** The server bundles of the remote, by path; evaluated in this order, so that each rendering is the same. */
  bundles: v.array(v.object({ path: text, code: text })),
  /** JSON of the `PageData`. */
  page: text,
  tasks: v.array(renderTaskSchema),
  limits: v.object({
    memoryBytes: v.number(),
    stackBytes: v.number(),
    taskCpuMs: v.number(),
    answerLength: v.number(),
  }),
});

/** One task for a remote's bundles. */
export type RenderTask = v.InferOutput<typeof renderTaskSchema>;
/** The input of the process that renders a remote. */
export type RenderRequest = v.InferOutput<typeof renderRequestSchema>;

/** The result of a task: JSON, or an error. Each is one line of the process's output, in the order of the tasks. */
export const renderAnswerSchema = v.union([v.strictObject({ json: text }), v.strictObject({ error: text })]);

/** The result of a task: JSON, or an error. */
export type RenderAnswer = v.InferOutput<typeof renderAnswerSchema>;
