import type { Line } from '../../lines/lines.ts';
import { countSidesUnder } from './countUnder.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** The fewest cells that show the content of a column if its title does not. */
const minTellingCells = 2;

/**
 * Decides by the cells which column names the sides of an amount. A column with another title (`Txn Type`, `Status`)
 * may name them, and one titled `Type` may instead contain `CASH` and `CLG`. A side directly after the balance belongs
 * to the balance.
 */
export function findSideTitle(titles: readonly HeadingTitle[], below: readonly Line[]): readonly HeadingTitle[] {
  const inOrder = titles.toSorted((a, b) => a.x0 - b.x0);
  if (!titles.some(({ role }) => role === 'amount')) return inOrder;
  return inOrder.map((title, at) => {
    const isOther = title.role === 'other' && inOrder[at - 1]?.role !== 'balance';
    if (title.role !== 'side' && !isOther) return title;
    const { cells, sides } = countSidesUnder(title, below);
    if (cells < minTellingCells) return title;
    return { ...title, role: sides > cells / 2 ? 'side' : 'other' };
  });
}
