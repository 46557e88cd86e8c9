import type { Layout } from '../layouts/layout.ts';
import { readTable } from '../table/readTable.ts';
import type { Section } from '../table/sections.ts';
import type { Line } from '../text/lines.ts';
import type { Rulings } from '../text/rulings.ts';
import type { Assumptions } from '../table/assumptions.ts';
import { judgeSection } from './judgeSection.ts';
import type { Reading } from './reading.ts';

/** A page for the readings: its lines from top to bottom, and its drawn lines. */
export interface Page {
  readonly lines: readonly Line[];
  readonly rulings: Rulings;
}

/**
 * Reads every account of a file. Deposits and loans are left out if a savings, current or overdraft account has rows,
 * because people want that account's rows.
 */
export function readAccounts(sections: readonly Section[], layout: Layout, assumptions: Assumptions): Reading {
  const accounts = sections.flatMap((section) =>
    judgeSection(section, readTable(section, layout, assumptions), layout, assumptions),
  );
  const hasOwn = accounts.some(
    ({ account: { kind }, rows }) => kind === 'liquid' || (kind === undefined && rows.length > 0),
  );
  const asked = hasOwn ? accounts.filter(({ account }) => account.kind !== 'other') : accounts;
  const used = asked.filter(({ rows, unreadCount }) => rows.length > 0 || unreadCount > 0);
  return { layout, accounts: used.length > 0 ? used : asked.slice(0, 1) };
}

/** The drawn lines of each page. */
export const rulingsOf = (pages: readonly Page[]) => pages.map(({ rulings }) => rulings);
