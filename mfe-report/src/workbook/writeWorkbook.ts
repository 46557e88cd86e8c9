import { utils, write } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import * as v from 'valibot';
import { askedInputs } from '../domain/figures/askedInputs.ts';
import { computeReport } from '../domain/figures/computeReport.ts';
import { readFigure } from '../domain/figures/readFigure.ts';
import { hasFigures, type ReportYears } from '../domain/figures/reportYears.ts';
import { ratioInputs, type InputId } from '../domain/ratios/inputs.ts';
import { nameOf, ruleOf, type Ratio } from '../domain/ratios/ratio.ts';
import type { RatioUnit } from '../domain/ratios/rules.ts';
import { writePlain } from '../domain/ratios/writePlain.ts';
import { writeSheet, type CellOf } from '../domain/ratios/writeSheet.ts';
import type { PanelTexts } from '../texts/panelTexts.ts';

/** The content of a workbook. */
export interface WorkbookContent {
  readonly ratios: readonly Ratio[];
  readonly company: string;
  readonly years: ReportYears;
  readonly texts: PanelTexts;
}

type Cell = CellObject | null;

const text = (words: string): Cell => ({ t: 's', v: words });

const figureFormats = { rupees: '#,##0.##', rate: '0.00%', periods: '0.##', count: '#,##0' } as const;
const ratioFormats: Readonly<Record<RatioUnit, string>> = {
  x: '0.00',
  '%': '0.00%',
  INR: '#,##0.00',
  days: '0.0',
  periods: '0.00',
};

function figureCell(input: InputId, typed: string): Cell {
  const read = readFigure(input, typed);
  return read.kind === 'value' ? { t: 'n', v: read.value, z: figureFormats[ratioInputs[input].kind] } : null;
}

/** The first row has the years and nothing before them: by that it is read as a heading again. */
function figuresOf(asked: readonly InputId[], years: ReportYears, { ratios }: PanelTexts): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    [text(''), ...years.map(({ label }) => text(label))],
    ...asked.map((input) => [
      text(ratios.label(input)),
      ...years.map(({ typed }) => figureCell(input, typed[input] ?? '')),
    ]),
  ]);
  sheet['!cols'] = [{ wch: 32 }, ...years.map(() => ({ wch: 18 }))];
  return sheet;
}

function ratiosOf({ ratios, company, years, texts }: WorkbookContent, asked: readonly InputId[]): WorkSheet {
  const results = computeReport(ratios, years, texts.ratios);
  const addressOf = (row: number, year: number) => utils.encode_cell({ r: row + 1, c: year + 1 });
  const lines = ratios.map((ratio, index) => {
    const cells = years.map((_, year): Cell => {
      const result = results[index]?.years[year];
      if (result?.kind !== 'value') return text(texts.notDefined);
      // The net profit is asked for, or it is a ratio of the report itself.
      const cellOf: CellOf = (input) =>
        asked.includes(input)
          ? `'${texts.paper.figures}'!${addressOf(asked.indexOf(input), year)}`
          : addressOf(ratios.indexOf('net-profit'), year);
      const formula = writeSheet(ratio, cellOf).slice(1);
      return { t: 'n', v: result.value, f: formula, z: ratioFormats[ruleOf(ratio).unit] };
    });
    return [text(nameOf(ratio, texts.formulaNames)), ...cells, text(writePlain(ratio, texts.formulaNames))];
  });
  const sheet = utils.aoa_to_sheet([[text(company), ...years.map(({ label }) => text(label))], ...lines]);
  sheet['!cols'] = [{ wch: 36 }, ...years.map(() => ({ wch: 14 })), { wch: 70 }];
  return sheet;
}

const bytesSchema = v.instance(ArrayBuffer);

/**
 * Writes a workbook: a sheet with the figures that the ratios need, and, if there are any figures, one with the ratios,
 * as formulas over the first. The first is read again as it is.
 */
export function writeWorkbook(content: WorkbookContent): Uint8Array<ArrayBuffer> {
  const { texts } = content;
  const given = content.years.filter(hasFigures);
  const isTemplate = given.length === 0;
  const years = isTemplate ? content.years : given;
  const asked = askedInputs(content.ratios);
  const book = utils.book_new();
  utils.book_append_sheet(book, figuresOf(asked, years, texts), texts.paper.figures);
  if (!isTemplate) utils.book_append_sheet(book, ratiosOf({ ...content, years }, asked), texts.paper.ratios);
  return new Uint8Array(v.parse(bytesSchema, write(book, { type: 'array', bookType: 'xlsx', compression: true })));
}
