import type { BudgetExceptions } from '@artha/shared/contract';
import {
  findExcess,
  heaviest,
  inKb,
  limitOf,
  measures,
  neededLimits,
  ownLimit,
  type PageSizes,
} from '@artha/release/budgets';

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

/** Sizes of pages with what they may have, in a few words; the exceptions with their reasons. */
function describeSizes(pages: readonly PageSizes[], exceptions: BudgetExceptions): string {
  const [shell = 0] = pages.map((page) => page.shell);
  const sizes = pages.map(
    (page) =>
      `${page.path} ${inKb(page.html)} of ${inKb(limitOf('html', exceptions))} html, ${inKb(page.own)} of ${inKb(ownLimit(page, exceptions))} scripts`,
  );
  const reasons = measures.flatMap((measure) => {
    const stated = exceptions[measure];
    return stated ? [`exception: ${measure} ${stated.limit} KB, because: ${stated.reason}`] : [];
  });
  const whole = `${inKb(limitOf('total', exceptions))} in all, of which the site’s shell has ${inKb(shell)}`;
  return [...sizes, whole, ...reasons].join('; ');
}

/**
 * Checks whether the pages of a remote keep their budgets.
 * @returns a summary, and a fault for each exceeded limit, with the remedy after the last.
 */
export function checkBudgets(
  pages: readonly PageSizes[],
  exceptions: BudgetExceptions,
): { readonly summary: string; readonly faults: readonly string[] } {
  const excess = findExcess(pages, Object.fromEntries(pages.map(({ remote }) => [remote, exceptions])));
  const remedy = excess.length > 0 ? [leaner, describeException(neededLimits(pages, exceptions), exceptions)] : [];
  return {
    summary: describeSizes(heaviest(pages), exceptions),
    faults: excess.length > 0 ? [[...excess.map((line) => `${line}.`), ...remedy].join('\n')] : [],
  };
}
