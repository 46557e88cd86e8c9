import * as v from 'valibot';

const text = v.string();

/** One task for a remote's bundles; `bundle` is the path of a file of the release. */
const renderTaskSchema = v.variant('kind', [
  /** A page, shell and screen together; with `isPlaceholder`, the bundle's placeholder for the screen. */
  v.object({ kind: v.literal('page'), bundle: text, path: text, isPlaceholder: v.optional(v.boolean()) }),
  /** Structured data of a screen; `site` is JSON of a `StructuredDataSite`. */
  v.object({ kind: v.literal('data'), bundle: text, site: text }),
  /** A document that pages embed. */
  v.object({ kind: v.literal('document'), bundle: text }),
]);

const limitsSchema = v.object({
  memoryBytes: v.number(),
  stackBytes: v.number(),
  taskCpuMs: v.number(),
  answerLength: v.number(),
});

const shellRequestSchema = v.object({
  /** The server bundle of the shell. */
  shell: text,
  limits: limitsSchema,
});

const renderRequestSchema = v.object({
  /** The server bundles of the remote, by path; evaluated in this order, so that each rendering is the same. */
  bundles: v.array(v.object({ path: text, code: text })),
  /** JSON of the `PageData`. */
  page: text,
  tasks: v.array(renderTaskSchema),
  limits: limitsSchema,
});

/**
 * The input of the process that renders: only code and data. The image of the shell follows that of a remote. One
 * program makes the image and renders, because an image only fits the same program.
 */
export const processRequestSchema = v.union([shellRequestSchema, renderRequestSchema]);

/** One task for a remote's bundles. */
export type RenderTask = v.InferOutput<typeof renderTaskSchema>;
/** What an image of the shell is made from. */
export type ShellRequest = v.InferOutput<typeof shellRequestSchema>;
/** What is rendered of a remote, and its limits. */
export type RenderRequest = v.InferOutput<typeof renderRequestSchema>;

/** What a browser may show otherwise than the rendered page, such as a date without a time zone, and its stack. */
const renderWarningSchema = v.strictObject({
  what: v.pipe(text, v.maxLength(1_000)),
  stack: v.pipe(text, v.maxLength(10_000)),
});

/** What to tell a team about a page that renders. */
export const renderWarningsSchema = v.pipe(v.array(renderWarningSchema), v.maxLength(100));

/** The result of a task: JSON, or an error. Each is one line of the process's output, in the order of the tasks. */
export const renderAnswerSchema = v.union([
  v.strictObject({ json: text, warnings: v.optional(renderWarningsSchema) }),
  v.strictObject({ error: text }),
]);

/** The result of a task: JSON, or an error. */
export type RenderAnswer = v.InferOutput<typeof renderAnswerSchema>;
