import * as v from 'valibot';

const exceptionSchema = v.strictObject({
  /** In KB of 1024 bytes. */
  limit: v.number(),
  reason: v.pipe(v.string(), v.minLength(10, 'Expected a reason of 10 characters or more')),
});

/**
 * The budgets of a page that a remote exceeds, with its own limits and the reasons: `budgets` in its package.json, and
 * in its release.
 */
export const budgetExceptionsSchema = v.partial(
  v.strictObject({ html: exceptionSchema, shell: exceptionSchema, own: exceptionSchema, total: exceptionSchema }),
);

/** The budgets of a page that a remote exceeds. */
export type BudgetExceptions = v.InferOutput<typeof budgetExceptionsSchema>;
