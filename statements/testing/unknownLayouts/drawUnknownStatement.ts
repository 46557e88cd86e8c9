import { fontNames } from '../pdf/fonts.ts';
import { unicodeCodes } from '../pdf/compositeFonts.ts';
import { writePdf } from '../pdf/writePdf.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { formatPeriodDate } from './dateForm.ts';
import type { TableForm } from './sectionForm.ts';
import type { TitleForm } from './titleForm.ts';
import type { UnknownLayout } from './unknownLayout.ts';
import { linesAbove, linesBelow, printAccount } from './printedTable.ts';
import type { ExpectedRow, Misprint } from './printedTable.ts';
import type { StatementTruth, TrueAccount, TrueRow } from './statementTruth.ts';
import type { PlacedBox, PlacedText } from './printedPage.ts';
import { typesetStatement } from './typesetStatement.ts';

/** Kept in a constant, because looking up a global is slow in the context of a Jest test. */
const { round } = Math;

const format = (value: number) => `${round(value * 100) / 100}`;

/** The size of a watermark, as a multiple of the size of the rows. */
const watermarkScale = 5;

function drawText({ x, y, text, font, watermark }: PlacedText, size: number, height: number): string {
  if (watermark !== undefined) {
    const turn = watermark === 'slanted' ? '0.82 0.57 -0.57 0.82' : '1 0 0 1';
    const style = `/F${fontNames.indexOf(font)} ${format(watermarkScale * size)} Tf`;
    return `BT 0.85 g ${style} ${turn} ${format(x)} ${format(height - y)} Tm <${unicodeCodes(text)}> Tj 0 g ET`;
  }
  const place = `1 0 0 1 ${format(x)} ${format(height - y)} Tm`;
  return `BT /F${fontNames.indexOf(font)} ${format(size)} Tf ${place} <${unicodeCodes(text)}> Tj ET`;
}

function drawBox({ kind, box: [x0, y0, x1, y1] }: PlacedBox, height: number): string {
  if (kind === 'line') {
    return `0.5 w ${format(x0)} ${format(height - y0)} m ${format(x1)} ${format(height - y1)} l S`;
  }
  const rectangle = `${format(x0)} ${format(height - y1)} ${format(x1 - x0)} ${format(y1 - y0)} re`;
  return kind === 'outline' ? `0.5 w ${rectangle} S` : `0.9 g ${rectangle} f 0 g`;
}

function headLines(layout: UnknownLayout, { holder, period: [first, last] }: StatementTruth): string[] {
  const { dates } = layout;
  return [
    'Meridian Co-operative Bank',
    `Statement of ${holder}`,
    ...(dates.printsPeriod
      ? [`Statement Period : ${formatPeriodDate(first, dates)} to ${formatPeriodDate(last, dates)}`]
      : []),
  ];
}

/** The tables of an account: one, or one for each side. */
function drawTables(
  account: TrueAccount,
  layout: UnknownLayout,
  random: Random,
  misprint: Misprint | undefined,
  titles: TitleForm | undefined,
) {
  const [above, below] = [linesAbove(account, layout), linesBelow(account, layout)];
  const { sections } = layout;
  if (sections === undefined) {
    const form = titles && { columns: layout.columns, titles };
    return [{ ...printAccount(account, layout, random, misprint), above, below, ...(form && { form }) }];
  }
  const drawSide = (isOfSide: (row: TrueRow) => boolean, form: TableForm | undefined) => ({
    ...printAccount({ ...account, rows: account.rows.filter(isOfSide) }, { ...layout, ...form }, random),
    ...(form && { form }),
  });
  const { names, tables = [] } = sections;
  return [
    { ...drawSide(({ creditPaise }) => creditPaise > 0, tables[0]), above: [...above, names[0]], below: [] },
    { ...drawSide(({ creditPaise }) => creditPaise === 0, tables[1]), above: [names[1]], below },
  ];
}

/** Prints a statement as a PDF, and returns the rows that a reader should find in it. */
export function drawUnknownStatement(
  layout: UnknownLayout,
  truth: StatementTruth,
  misprint?: Misprint,
): { readonly bytes: Uint8Array; readonly expected: readonly ExpectedRow[] } {
  const random = createRandom(truth.accounts.length);
  const tables = truth.accounts.flatMap((account) =>
    drawTables(account, layout, random, misprint, account === truth.accounts.at(-1) ? layout.titlesOfLast : undefined),
  );
  const { pages, width, height } = typesetStatement(layout, headLines(layout, truth), tables);
  const drawn = pages.map(({ texts, boxes }) => ({
    size: [width, height] as const,
    rotate: 0 as const,
    operators: [
      ...boxes.map((box) => drawBox(box, height)),
      ...texts.map((text) => drawText(text, layout.size, height)),
    ],
  }));
  const form = { fonts: 'unicode', contents: 'stream', origin: [0, 0], compressed: true, packed: false } as const;
  return { bytes: writePdf(drawn, form), expected: tables.flatMap(({ expected }) => expected) };
}
