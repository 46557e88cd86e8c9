import type { BudgetExceptions } from '@artha/shared/contract';
import {
  findExcess,
  findOverstated,
  heaviest,
  inKb,
  limitOf,
  measures,
  neededLimits,
  ownLimit,
  secondsToAnswer,
  usualRules,
  type BudgetRules,
  type PageSizes,
} from '@artha/core/budgets';

const leaner =
  'Load what is not needed at once by lazyPart of @artha/shared/remote; artha check --why shows what weighs.';

/** How the limits that pages need are written as exceptions. */
function describeException(needed: Readonly<Record<string, number>>, exceptions: BudgetExceptions): string {
  const own = Object.entries(needed).map(
    ([measure, limit]) => [measure, { limit, reason: 'why a visitor needs it at once' }] as const,
  );
  const budgets = JSON.stringify({ ...exceptions, ...Object.fromEntries(own) });
  return `An exception is written in package.json, with its reason:\n"budgets": ${budgets}`;
}

const inSeconds = (total: number): string => `${secondsToAnswer(total).toFixed(1)} s`;

/** Sizes of pages with what they may have, in a few words; the exceptions with their reasons. */
function describeSizes(pages: readonly PageSizes[], exceptions: BudgetExceptions, { limits }: BudgetRules): string {
  const sizes = pages.map(
    (page) =>
      `${page.path} ${inKb(page.html)} of ${inKb(limitOf('html', exceptions, limits))} html, ${inKb(page.own)} of ${inKb(ownLimit(page, exceptions, limits))} scripts, with the site’s ${inKb(page.total)} of ${inKb(limitOf('total', exceptions, limits))}: on a slow phone it answers about ${inSeconds(page.total)} after navigation, of ${inSeconds(page.total - page.own + ownLimit(page, exceptions, limits))}`,
  );
  const reasons = measures.flatMap((measure) => {
    const stated = exceptions[measure];
    return stated ? [`exception: ${measure} ${stated.limit} KB, because: ${stated.reason}`] : [];
  });
  return [...sizes, ...reasons].join('; ');
}

/**
 * Checks whether the pages of a remote keep their budgets.
 * @returns a summary, and a fault for each exceeded limit, with the remedy after the last.
 */
export function checkBudgets(
  pages: readonly PageSizes[],
  exceptions: BudgetExceptions,
  rules: BudgetRules = usualRules,
): { readonly summary: string; readonly faults: readonly string[] } {
  const { limits } = rules;
  // The shell's weight is its owner's.
  const own = pages.map((page) => ({ ...page, shell: 0 }));
  const excess = findExcess(own, Object.fromEntries(pages.map(({ remote }) => [remote, exceptions])), limits);
  const overstated = findOverstated(exceptions, rules);
  const remedy =
    excess.length > 0 ? [leaner, describeException(neededLimits(own, exceptions, limits), exceptions)] : [];
  const asked = overstated.length > 0 ? ['Write less in “budgets” of package.json, or ask the site’s operator.'] : [];
  const lines = [...[...overstated, ...excess].map((line) => `${line}.`), ...asked, ...remedy];
  return {
    summary: describeSizes(heaviest(pages), exceptions, rules),
    faults: lines.length > 0 ? [lines.join('\n')] : [],
  };
}
