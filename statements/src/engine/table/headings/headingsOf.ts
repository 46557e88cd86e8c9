import { moneyRoles } from '../../layouts/layout.ts';
import type { Column, Heading, ColumnRole } from '../../layouts/layout.ts';
import { textOf } from '../../lines/lines.ts';
import type { Line } from '../../lines/lines.ts';
import { findUntitledTexts, haveTextsBelow } from './untitledTexts.ts';
import { assignRoles } from './assignRoles.ts';
import { nameAmounts, keepOneAmount, findAmountOfBothSides } from './findAmountTitle.ts';
import { findDateTitle } from './findDateTitle.ts';
import { findPaymentsToCard } from './findPaymentsToCard.ts';
import { findSideTitle } from './findSideTitle.ts';
import { findUnnamedBalance } from './findUnnamedBalance.ts';
import { rolesOf } from './headingTitle.ts';
import type { HeadingTitle } from './headingTitle.ts';
import { isLoanTable } from './isLoanTable.ts';

/** The index of the text column with the most room up to the next column; -1 if there is none. */
function widestOther(titles: readonly HeadingTitle[], roles: readonly ColumnRole[]): number {
  const room = titles.map(({ role, x0 }, index) =>
    roles[index] === 'other' && !moneyRoles.has(role) ? (titles[index + 1]?.x0 ?? x0) - x0 : -1,
  );
  const most = Math.max(...room);
  return most < 0 ? -1 : room.indexOf(most);
}

/** Whether the texts of rows are outside the widest column of other texts: below no title, or below the rows. */
function hasTextsElsewhere(
  titles: readonly HeadingTitle[],
  roles: readonly ColumnRole[],
  column: HeadingTitle,
  below: readonly Line[],
): boolean {
  const placed = titles.map((title, index) => ({ ...title, role: roles[index] ?? 'other' }));
  const sorted = placed.toSorted((a, b) => a.x0 - b.x0);
  return findUntitledTexts(sorted, below) !== undefined || haveTextsBelow(sorted, column, below);
}

/** The headings that titles may be, with the role of each column; none if they do not head transactions. */
export function headingsOf(all: readonly HeadingTitle[], below: readonly Line[], isOfOneSide: boolean): Heading[] {
  if (isLoanTable(all)) return [];
  const found = findAmountOfBothSides(findPaymentsToCard(all), below);
  // Checked first, because the search for dates below takes longer.
  if (!nameAmounts(rolesOf(found), isOfOneSide)) return [];
  const titles = findSideTitle(found, below);
  const roles = assignRoles(keepOneAmount(findDateTitle(titles, below), below));
  const has = (role: ColumnRole) => roles.includes(role);
  if (!has('date') || !nameAmounts(roles, isOfOneSide)) return [];
  if (!has('narration')) {
    const widest = widestOther(titles, roles);
    const column = titles[widest];
    if (column !== undefined && !hasTextsElsewhere(titles, roles, column, below)) roles[widest] = 'narration';
  }
  const heading = titles.map((title, index): Column => [roles[index] ?? 'other', textOf(title.words)]);
  const balance = findUnnamedBalance(titles, roles, below);
  if (balance < 0) return [heading];
  return [
    heading.map((column, index): Column =>
      index === balance ? ['balance', textOf(titles[index]?.words ?? [])] : column,
    ),
    heading,
  ];
}
