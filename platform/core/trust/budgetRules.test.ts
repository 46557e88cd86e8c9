import { usualRules } from '../format/budgets.ts';
import { budgetRules } from './budgetRules.ts';

const policy = { remotes: { '*': { routes: ['/'], publishers: [] } }, revoked: [] };

test('without a word in the policy, budgets are as usual', () => {
  expect(budgetRules(policy, 'tax')).toEqual(usualRules);
});

test('the policy sets limits and caps for the site, and another cap for one remote', () => {
  const owner = { routes: ['/charts'], publishers: [], budgets: { own: 400 } };
  const own = {
    ...policy,
    remotes: { ...policy.remotes, charts: owner },
    budgets: { limits: { own: 25, total: 125 }, caps: { own: 60 } },
  };
  const limits = { ...usualRules.limits, own: 25, total: 125 };
  expect(budgetRules(own, 'tax')).toEqual({ limits, caps: { ...usualRules.caps, own: 60 } });
  expect(budgetRules(own, 'charts')).toEqual({ limits, caps: { ...usualRules.caps, own: 400 } });
});
