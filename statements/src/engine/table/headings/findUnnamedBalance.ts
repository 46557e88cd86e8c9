import { moneyRoles } from '../../layouts/layout.ts';
import type { ColumnRole } from '../../layouts/layout.ts';
import type { Line } from '../../lines/lines.ts';
import { countFiguresUnder } from './countUnder.ts';
import type { HeadingTitle } from './headingTitle.ts';

/**
 * At least this number of figures must be below the title of a balance, and at least as many as below the title of the
 * amounts.
 */
const minFiguresOfBalance = 3;

/**
 * The index of an unknown title with as many figures as the amounts: it may head the balance, which the amounts can
 * confirm. -1 if another title heads the balance.
 */
export function findUnnamedBalance(
  titles: readonly HeadingTitle[],
  roles: readonly ColumnRole[],
  below: readonly Line[],
): number {
  if (roles.includes('balance')) return -1;
  const amounts = titles.filter((_, index) => moneyRoles.has(roles[index] ?? 'other'));
  const most = Math.max(minFiguresOfBalance, ...amounts.map((title) => countFiguresUnder(title, below)));
  return titles.findLastIndex((title, index) => roles[index] === 'other' && countFiguresUnder(title, below) >= most);
}
