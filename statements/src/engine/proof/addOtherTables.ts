import { genericLayout } from '../layouts/generic.ts';
import type { Heading } from '../layouts/layout.ts';
import type { LayoutMatch } from '../table/headings/findLayouts.ts';
import { findSections } from '../table/sections.ts';
import type { Section } from '../table/section.ts';
import { readAccounts } from './readAccounts.ts';
import { countProved } from './reading.ts';
import { linesOf, rulingsOf } from '../lines/page.ts';
import type { Page } from '../lines/page.ts';
import type { Reading } from './reading.ts';

/** The headings that were found on other lines than the titles of these sections. */
function findOtherHeadings(fits: readonly LayoutMatch[], sections: readonly Section[]): Heading[] {
  const lines = new Set(sections.flatMap(({ parts, rest }) => [...rest, ...parts.flatMap((part) => part.lines)]));
  return fits.flatMap(({ layout, heading, line }) =>
    layout.id === genericLayout.id && lines.has(line) ? [heading] : [],
  );
}

/**
 * Reads a table together with those under other titles: the accounts of one statement may each have titles of their
 * own. Their balances have to prove more rows than those of the table alone, because a page may also list loans and
 * deposits.
 */
export function addOtherTables(pages: readonly Page[], fits: readonly LayoutMatch[], reading: Reading): Reading {
  const { layout, sections, assumptions } = reading;
  if (layout.id !== genericLayout.id) return reading;
  const others = findOtherHeadings(fits, sections);
  if (others.length === 0) return reading;
  const together = { ...layout, headings: [...layout.headings, ...others] };
  const joint = readAccounts(findSections(linesOf(pages), together, rulingsOf(pages)), together, assumptions);
  return countProved(joint) > countProved(reading) ? joint : reading;
}
