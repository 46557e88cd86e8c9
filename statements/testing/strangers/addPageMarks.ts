import { fontsOf, margin, widthOfText } from './placeColumns.ts';
import type { StrangerLayout } from './strangerLayout.ts';
import type { StrangerPage } from './strangerPage.ts';

/** The width of the widest line beside the table. */
export function widthOfPanel(layout: StrangerLayout): number {
  const { plain } = fontsOf(layout);
  return Math.max(0, ...layout.furniture.panel.map((text) => widthOfText(text, plain, layout.size)));
}

/** Adds the marks beside and below the rows of a page: a footer, a panel, a watermark. */
export function addPageMarks(
  layout: StrangerLayout,
  pages: readonly StrangerPage[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const { size, pages: paging, furniture } = layout;
  const { plain, bold } = fontsOf(layout);
  for (const [index, { texts }] of pages.entries()) {
    const foot =
      paging.footer === 'page'
        ? `Page ${index + 1} of ${pages.length}`
        : 'This is a computer generated statement and needs no signature.';
    if (paging.footer !== 'none') texts.push({ x: margin, y: height - 2 * size, text: foot, font: plain });
    const panelTop = (Math.min(...texts.map((one) => one.y)) + Math.max(...texts.map((one) => one.y))) / 2;
    for (const [line, text] of furniture.panel.entries()) {
      texts.push({ x: width - margin - widthOfPanel(layout), y: panelTop + line * 1.5 * size, text, font: plain });
    }
    if (furniture.watermark === undefined) continue;
    const { text, isSlanted } = furniture.watermark;
    texts.unshift({
      x: margin,
      y: height / 2,
      text,
      font: bold,
      watermark: isSlanted ? 'slanted' : 'straight',
    });
  }
}
