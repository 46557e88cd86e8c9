import { usualCaps, usualLimits, type BudgetRules, type Limits } from '../format/budgets.ts';
import { ownerOf, type Policy } from './policy.ts';

type Stated = NonNullable<NonNullable<Policy['budgets']>['limits']>;

const replace = (usual: Limits, { html = usual.html, own = usual.own, total = usual.total }: Stated = {}): Limits => ({
  ...usual,
  html,
  own,
  total,
});

/** The budgets of a remote by the policy of its site: what it does not say is as usual. */
export function budgetRules(policy: Policy, name: string): BudgetRules {
  const limits = replace(usualLimits, policy.budgets?.limits);
  const caps = replace(replace(usualCaps, policy.budgets?.caps), ownerOf(policy, name)?.budgets);
  return { limits, caps };
}
