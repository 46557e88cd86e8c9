import * as v from 'valibot';

const text = v.string();

/** A script of ours that runs inside the interpreter: see `Interpreter`. */
const guestProgramSchema = v.object({ name: text, code: text });

/** A task, as the program of tasks knows it; `bundle` is the path of a bundle, and chance follows from its `path`. */
const taskSchema = v.looseObject({ kind: text, bundle: text, path: v.optional(text) });

const limitsSchema = v.object({
  memoryBytes: v.number(),
  stackBytes: v.number(),
  taskCpuMs: v.number(),
  answerLength: v.number(),
});

const baseSchema = v.object({
  /** The name of the bundle in messages. */
  name: text,
  path: text,
  code: text,
});

const baseRequestSchema = v.object({
  /** The program of tasks. */
  program: guestProgramSchema,
  base: baseSchema,
  limits: limitsSchema,
});

const bundlesRequestSchema = v.object({
  /** The program of tasks. */
  program: guestProgramSchema,
  /** The bundles by path; evaluated in this order, so that each answer is the same. */
  bundles: v.array(v.object({ path: text, code: text })),
  /** JSON of what every task gets. */
  data: text,
  tasks: v.array(taskSchema),
  limits: limitsSchema,
});

/**
 * The input of the process that runs bundles: only code and data. The image of the base follows that of bundles. One
 * program makes the image and continues from it, because an image only fits the same program.
 */
export const processRequestSchema = v.union([baseRequestSchema, bundlesRequestSchema]);

/** The program whose tasks the interpreter runs. */
export type GuestProgram = v.InferOutput<typeof guestProgramSchema>;
/** The bundle from which all others require modules. */
export type BaseBundle = v.InferOutput<typeof baseSchema>;
/** A task for the bundles. */
export type BundleTask = v.InferOutput<typeof taskSchema>;
/** The request for an image of the base. */
export type BaseRequest = v.InferOutput<typeof baseRequestSchema>;
/** The tasks of bundles, and their limits. */
export type BundlesRequest = v.InferOutput<typeof bundlesRequestSchema>;

/** A part that a browser may show otherwise than the interpreter, such as a date without a time zone, and its stack. */
const warningSchema = v.strictObject({
  what: v.pipe(text, v.maxLength(1_000)),
  stack: v.pipe(text, v.maxLength(10_000)),
});

/** The warnings to a team about a task that succeeds. */
export const warningsSchema = v.pipe(v.array(warningSchema), v.maxLength(100));

/** The result of a task: JSON, or an error. Each is one line of the process's output, in the order of the tasks. */
export const answerSchema = v.union([
  v.strictObject({ json: text, warnings: v.optional(warningsSchema) }),
  v.strictObject({ error: text }),
]);

/** The result of a task: JSON, or an error. */
export type Answer = v.InferOutput<typeof answerSchema>;
