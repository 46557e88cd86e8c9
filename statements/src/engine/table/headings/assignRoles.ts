import type { ColumnRole } from '../../layouts/layout.ts';
import type { HeadingTitle } from './headingTitle.ts';

/**
 * Decides the role of each title by comparing it with the others: a second date is a value date, a second amount has no
 * role.
 */
export function assignRoles(titles: readonly HeadingTitle[]): ColumnRole[] {
  const best = (role: ColumnRole) =>
    titles.filter((title) => title.role === role).toSorted((a, b) => a.rank - b.rank || a.x0 - b.x0)[0];
  const date = best('date') ?? best('valueDate');
  const amount = best('amount');
  const debit = best('debit');
  const balance = best('balance');
  const sides = titles.filter(({ role }) => role === 'side');
  const paired = debit !== undefined && best('credit') !== undefined;
  return titles.map((title) => {
    const { role } = title;
    if (title === date) return 'date';
    if (role === 'date') return 'valueDate';
    if (role === 'amount' && paired) return 'other';
    if (role === 'side') {
      const ofBalance = balance !== undefined && title.x0 > balance.x0 && (sides.length > 1 || amount === undefined);
      return ofBalance ? 'balanceSide' : amount === undefined ? 'other' : 'side';
    }
    return role === 'other' || role === 'valueDate' || title === best(role) ? role : 'other';
  });
}
