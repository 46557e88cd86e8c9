import { fontsOf, margin, widthOfText } from './placeColumns.ts';
import type { UnknownLayout } from './unknownLayout.ts';
import type { PrintedPage } from './printedPage.ts';

/** The width of the widest line beside the table. */
export function widthOfPanel(layout: UnknownLayout): number {
  const { plain } = fontsOf(layout);
  return Math.max(0, ...layout.furniture.panel.map((text) => widthOfText(text, plain, layout.size)));
}

/** Moves everything on a page to the right. */
function moveRight({ texts, boxes }: PrintedPage, by: number): void {
  for (const [index, text] of texts.entries()) texts[index] = { ...text, x: text.x + by };
  for (const [
    index,
    {
      kind,
      box: [x0, y0, x1, y1],
    },
  ] of boxes.entries()) {
    boxes[index] = { kind, box: [x0 + by, y0, x1 + by, y1] };
  }
}

/** Adds the marks beside and below the rows of a page: a footer, a panel, a watermark. */
export function addPageMarks(
  layout: UnknownLayout,
  pages: readonly PrintedPage[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const { size, pages: paging, furniture } = layout;
  const { plain, bold } = fontsOf(layout);
  for (const [index, page] of pages.entries()) {
    const { texts } = page;
    const foot =
      paging.footer === 'page'
        ? `Page ${index + 1} of ${pages.length}`
        : 'This is a computer generated statement and needs no signature.';
    if (paging.footer !== 'none') texts.push({ x: margin, y: height - 2 * size, text: foot, font: plain });
    const panelTop = (Math.min(...texts.map((one) => one.y)) + Math.max(...texts.map((one) => one.y))) / 2;
    const panelLeft = furniture.isPanelLeft ? margin : width - margin - widthOfPanel(layout);
    if (furniture.isPanelLeft) moveRight(page, widthOfPanel(layout) + margin);
    for (const [line, text] of furniture.panel.entries()) {
      texts.push({ x: panelLeft, y: panelTop + line * 1.5 * size, text, font: plain });
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
