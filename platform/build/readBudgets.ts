import * as v from 'valibot';
import { budgetExceptionsSchema, type BudgetExceptions } from '@artha/shared/contract';
import { readPackageJson } from './packageManifest.ts';

const manifestSchema = v.object({ budgets: v.optional(budgetExceptionsSchema, {}) });

/**
 * The budgets that the package in a folder exceeds, and why: `budgets` in its package.json.
 * @throws naming each invalid entry.
 */
export function readBudgets(folder: string): BudgetExceptions {
  return readPackageJson(folder, manifestSchema)?.budgets ?? {};
}
