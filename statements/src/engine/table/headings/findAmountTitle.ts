import type { ColumnRole } from '../../layouts/layout.ts';
import type { Line } from '../../lines/lines.ts';
import { countFiguresUnder } from './countUnder.ts';
import { rolesOf } from './headingTitle.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** Whether the titles name amounts. In a table of one side, only the title of that side counts. */
export function nameAmounts(roles: readonly ColumnRole[], isOfOneSide = false): boolean {
  const [hasDebit, hasCredit] = [roles.includes('debit'), roles.includes('credit')];
  return roles.includes('amount') || (hasDebit && hasCredit) || (isOfOneSide && (hasDebit || hasCredit));
}

/** Of several titles of amounts, the one above the most figures counts; the others head something else. */
export function keepOneAmount(titles: readonly HeadingTitle[], below: readonly Line[]): readonly HeadingTitle[] {
  const amounts = titles.filter(({ role }) => role === 'amount');
  if (amounts.length < 2) return titles;
  const [most] = amounts.toSorted((a, b) => countFiguresUnder(b, below) - countFiguresUnder(a, below));
  return titles.map((title) => (title.role === 'amount' && title !== most ? { ...title, role: 'other' } : title));
}

/**
 * Gives the amounts to a title that names both sides (`Debit/Credit`) if no other title has them: figures are below it,
 * not the names of sides.
 */
export function findAmountOfBothSides(
  titles: readonly HeadingTitle[],
  below: readonly Line[],
): readonly HeadingTitle[] {
  if (nameAmounts(rolesOf(titles))) return titles;
  const ofBoth = titles.find((title) => title.role === 'side' && countFiguresUnder(title, below) > 0);
  return titles.map((title) => (title === ofBoth ? { ...title, role: 'amount' } : title));
}
