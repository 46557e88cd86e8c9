import type { Layout } from './layout.ts';
import { textOf } from './lines.ts';
import type { Line } from './lines.ts';
import { findTitles } from './titles.ts';

/** How much a mark of the bank weighs against agreeing characters of titles, and the bank the sender named. */
const weightOfMark = 10;
const weightOfHint = 0.5;

function agreementOf(layout: Layout, pages: readonly (readonly Line[])[]): number {
  const found = pages.flatMap((lines) =>
    lines.map((_, index) => findTitles(lines, index, layout.columns)?.agreement ?? 0),
  );
  return Math.max(0, ...found);
}

/**
 * The layout whose titles stand on these pages: the one that agrees most, the bank's marks deciding between equals
 * and the bank the sender named only after those. `undefined` when no layout's titles are there.
 */
export function findLayout(
  pages: readonly (readonly Line[])[],
  layouts: readonly Layout[],
  bankHint?: string,
): Layout | undefined {
  const text = pages.flatMap((lines) => lines.map((line) => textOf(line.words))).join('\n');
  const candidates = layouts.flatMap((layout) => {
    const agreement = agreementOf(layout, pages);
    if (agreement === 0) return [];
    const marked = layout.marks.some((mark) => mark.test(text)) ? weightOfMark : 0;
    const hinted = layout.bank === bankHint ? weightOfHint : 0;
    return [{ layout, score: agreement + marked + hinted }];
  });
  return candidates.sort((a, b) => b.score - a.score)[0]?.layout;
}
