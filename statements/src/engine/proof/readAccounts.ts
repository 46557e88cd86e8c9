import type { Layout } from '../layouts/layout.ts';
import { readTable } from '../readings/readTable.ts';
import type { Section } from '../table/section.ts';
import type { Assumptions } from '../readings/assumptions.ts';
import { judgeSection } from './judgeSection.ts';
import type { AccountReading, Reading } from './reading.ts';

/** The balances printed before and after the rows of an account. */
const balancesOf = ({ proof: { openingPaise, closingPaise } }: AccountReading): number[] =>
  [openingPaise, closingPaise].filter((paise) => paise !== undefined);

/**
 * Judges every section. The lines around one table may also print the balances of the other accounts, as a summary of
 * all accounts does. So the sections are judged again with the balances of the others.
 */
function judgeSections(sections: readonly Section[], layout: Layout, assumptions: Assumptions): AccountReading[] {
  const tables = sections.map((section) => ({
    section,
    table: readTable(
      section,
      layout,
      assumptions,
      sections.flatMap((other) => (other === section ? [] : other.rest)),
    ),
  }));
  const alone = tables.map(({ section, table }) => judgeSection(section, table, layout, assumptions));
  if (tables.length === 1) return alone.flat();
  return tables.flatMap(({ section, table }, index) => {
    const ofOthers = new Set(alone.flatMap((accounts, at) => (at === index ? [] : accounts.flatMap(balancesOf))));
    return judgeSection(section, table, layout, assumptions, ofOthers);
  });
}

/**
 * Reads every account of a file. Deposits and loans are left out if a savings, current or overdraft account has rows,
 * because people want that account's rows.
 */
export function readAccounts(sections: readonly Section[], layout: Layout, assumptions: Assumptions): Reading {
  const accounts = judgeSections(sections, layout, assumptions);
  const hasOwn = accounts.some(
    ({ account: { kind }, rows }) => kind === 'liquid' || (kind === undefined && rows.length > 0),
  );
  const asked = hasOwn ? accounts.filter(({ account }) => account.kind !== 'other') : accounts;
  const used = asked.filter(({ rows, unreadCount }) => rows.length > 0 || unreadCount > 0);
  return { layout, sections, assumptions, accounts: used.length > 0 ? used : asked.slice(0, 1) };
}
