import { isCardStatement } from '../evidence/isCardStatement.ts';
import { looksLikeRow } from '../evidence/looksLikeRow.ts';
import { genericLayout } from '../layouts/generic.ts';
import type { Heading, Layout } from '../layouts/layout.ts';
import { Refusal } from '../statement/refusal.ts';
import type { LayoutMatch } from '../table/findLayouts.ts';
import { readTable } from '../table/readTable.ts';
import { findSections } from '../table/sections.ts';
import type { Section } from '../table/sections.ts';
import type { Line } from '../text/lines.ts';
import type { Rulings } from '../text/rulings.ts';
import type { Assumptions } from './assumptions.ts';
import { findSectionsWithoutTitles } from './findSectionsWithoutTitles.ts';
import { judgeSection } from './judgeAccount.ts';
import { countProved, countRows, isConfirmed, isConvincing, supportOf } from './reading.ts';
import type { Reading } from './reading.ts';

/** A page as it is read: its lines from top to bottom, and what is drawn. */
export interface Page {
  readonly lines: readonly Line[];
  readonly rulings: Rulings;
}

/**
 * Reads every account of a file. Deposits and loans are left out where a savings, current or overdraft account has rows:
 * people ask about that one.
 */
function readAccounts(sections: readonly Section[], layout: Layout, assumptions: Assumptions): Reading {
  const accounts = sections.flatMap((section) =>
    judgeSection(section, readTable(section, layout, assumptions), layout, assumptions),
  );
  const used = accounts.filter(({ rows, unreadCount }) => rows.length > 0 || unreadCount > 0);
  const own = used.filter(({ account, rows }) => account.kind !== 'other' && rows.length > 0);
  const kept = own.length > 0 ? own : used;
  return { layout, accounts: kept.length > 0 ? kept : accounts.slice(0, 1) };
}

const rulingsOf = (pages: readonly Page[]) => pages.map(({ rulings }) => rulings);

/** The layouts to read by, each with the sections of the file that it finds. */
function* findAllSections(
  pages: readonly Page[],
  fits: readonly LayoutMatch[],
): Generator<{ readonly layout: Layout; readonly sections: readonly Section[] }> {
  // No reading may do without a balance that another one knows how to find.
  const opening = fits.find(({ layout }) => layout.opening !== undefined)?.layout.opening;
  const lines = pages.map((page) => page.lines);
  const rulings = rulingsOf(pages);
  for (const { layout, heading } of fits) {
    const found =
      layout.headings.length === 0 ? { ...layout, headings: [heading], ...(opening && { opening }) } : layout;
    yield { layout: found, sections: findSections(lines, found, rulings) };
  }
}

const hasBalance = (sections: readonly Section[]): boolean =>
  sections.some(({ parts }) => parts.some(({ titles }) => titles.some(({ role }) => role === 'balance')));

/**
 * Reads by every layout whose titles are there, with what a page may leave open taken one way and the other, until a
 * reading is confirmed by the balances; otherwise the one that they support best. Where none is confirmed, the columns
 * are also told from the figures alone: such a reading counts where the balances prove more of it. A reading without
 * rows is used only where no line looks like a row.
 * @throws Refusal with unknown-layout or unreadable-rows.
 */
export function chooseReading(pages: readonly Page[], fits: readonly LayoutMatch[]): Reading {
  const lines = pages.map((page) => page.lines);
  const isCard = isCardStatement(lines);
  let best: Reading | undefined;
  let empty: Reading | undefined;
  const learned: Heading[] = [];
  for (const { layout, sections } of findAllSections(pages, fits)) {
    if (sections.length === 0) continue;
    const isOfCard = isCard && !hasBalance(sections);
    for (const datesOnce of [false, true]) {
      const reading = readAccounts(sections, layout, { datesOnce, isCard: isOfCard });
      if (countRows(reading) === 0) empty ??= reading;
      else if (isConfirmed(reading) || isConvincing(reading)) return reading;
      else if (best === undefined || supportOf(reading) > supportOf(best)) best = reading;
      if (countRows(reading) > 0 && layout.id === genericLayout.id && !hasBalance(sections))
        learned.push(...layout.headings);
    }
  }
  // Deposits, withdrawals and cheques may each have a table of their own, with other titles.
  if (new Set(learned).size > 1) {
    const ofAll = { ...genericLayout, headings: [...new Set(learned)] };
    const sections = findSections(lines, ofAll, rulingsOf(pages));
    const reading = readAccounts(sections, ofAll, { isCard });
    if (best !== undefined && supportOf(reading) > supportOf(best)) best = reading;
  }
  for (const sections of findSectionsWithoutTitles(lines)) {
    const reading = readAccounts(sections, genericLayout, { isCard: isCard && !hasBalance(sections) });
    if (countRows(reading) === 0) continue;
    if (isConfirmed(reading)) return reading;
    const isBetter =
      best === undefined || (countProved(reading) > countProved(best) && supportOf(reading) > supportOf(best));
    if (isBetter) best = reading;
  }
  if (best !== undefined) return best;
  if (empty === undefined) throw new Refusal('unknown-layout');
  if (empty.accounts.some(({ otherLines }) => otherLines.some(looksLikeRow))) throw new Refusal('unreadable-rows');
  return empty;
}
