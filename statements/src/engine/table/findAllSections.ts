import type { Layout } from '../layouts/layout.ts';
import { linesOf, rulingsOf } from '../lines/page.ts';
import type { Page } from '../lines/page.ts';
import type { LayoutMatch } from './headings/findLayouts.ts';
import type { Section } from './section.ts';
import { findSections } from './sections.ts';

/** Finds the sections of a file for one layout after another. */
export function* findAllSections(
  pages: readonly Page[],
  fits: readonly LayoutMatch[],
): Generator<{ readonly layout: Layout; readonly sections: readonly Section[] }> {
  // No reading may ignore a balance that another reading finds.
  const opening = fits.find(({ layout }) => layout.opening !== undefined)?.layout.opening;
  for (const { layout, heading } of fits) {
    const found =
      layout.headings.length === 0 ? { ...layout, headings: [heading], ...(opening && { opening }) } : layout;
    yield { layout: found, sections: findSections(linesOf(pages), found, rulingsOf(pages)) };
  }
}
