import { longDate } from '@artha/shared/format';
import { askedInputs } from '../domain/figures/askedInputs.ts';
import { computeReport, type TermResult } from '../domain/figures/computeReport.ts';
import { ratioBars } from '../domain/figures/ratioBars.ts';
import { readFigure } from '../domain/figures/readFigure.ts';
import { hasFigures, type ReportYears } from '../domain/figures/reportYears.ts';
import { isSample } from '../domain/figures/sampleYears.ts';
import { formatInput } from '../domain/ratios/formatRatio.ts';
import { ratioInputs } from '../domain/ratios/inputs.ts';
import { ratioRules } from '../domain/ratios/rules.ts';
import { writePlain } from '../domain/ratios/writePlain.ts';
import type { TermId } from '../domain/termIds.ts';
import { capitalisedCount } from '../texts/en/countInWords.ts';
import { formulaNames, termName } from '../texts/en/formulaNames.ts';
import { ratioWords } from '../texts/en/ratioWords.ts';
import { readings } from '../texts/en/readings.ts';
import { SAMPLE_COMPANY } from '../texts/en/sampleCompany.ts';
import { FormulaLayout } from './formulaLayout.ts';
import { Paper, type TableColumn } from './Paper.ts';
import { colours, type PaperFonts } from './paperStyle.ts';

/** The input of a person's report. */
export interface RatioReport {
  readonly terms: readonly TermId[];
  readonly years: ReportYears;
  /** Name of the site. */
  readonly product: string;
  readonly createdAt: Date;
}

const EDUCATION = 'For education and information only.';
const ADVICE =
  'This report is for education and information only. It is not professional financial or investment advice, and nothing in it is guaranteed to be accurate. Please consult a financial services professional before you act on it.';

/** `2026-10-13` of a date, where the person is. */
function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function yearColumns(labels: readonly string[]): TableColumn[] {
  return labels.map((head): TableColumn => ({ head, share: 1.2, align: 'right' }));
}

function drawFigures(paper: Paper, { terms, years }: RatioReport): void {
  const given = years.filter(hasFigures);
  const rows = askedInputs(terms).map((input) => {
    const cells = given.map(({ typed }) => {
      const read = readFigure(input, typed[input] ?? '');
      return read.kind === 'value' ? formatInput(read.value, ratioInputs[input].kind) : '–';
    });
    return [ratioInputs[input].label, ...cells];
  });
  paper.within('Sect', () => {
    paper.ensure(90);
    paper.heading(2, 'The figures');
    paper.skip(6);
    paper.table([{ head: 'Figure', share: 2 }, ...yearColumns(given.map(({ label }) => label))], rows);
  });
}

function drawOverview(paper: Paper, results: readonly TermResult[]): void {
  const labels = results[0]?.years.map(({ label }) => label) ?? [];
  const rows = results.map(({ id, years }) => [
    termName(id),
    ...years.map((year) => (year.kind === 'value' ? year.text : 'not defined')),
  ]);
  paper.within('Sect', () => {
    paper.heading(2, 'At a glance');
    paper.skip(6);
    paper.table([{ head: 'Ratio', share: 2 }, ...yearColumns(labels)], rows);
  });
}

const chartSize = { width: 130, height: 96 } as const;

/** Bars over the years; the table beside it has the same values. */
function drawChart(paper: Paper, { id, years }: TermResult): void {
  const { zero, bars } = ratioBars(years.map((year) => (year.kind === 'value' ? year.value : undefined)));
  const x = paper.left + paper.width - chartSize.width;
  const alt = `Bars of ${termName(id)}: ${years.map((year) => `${year.label} ${year.kind === 'value' ? year.text : 'not defined'}`).join(', ')}.`;
  const labelSpace = 12;
  const top = paper.y + labelSpace + 4;
  const drawn = chartSize.height - 2 * labelSpace - 16;
  paper.figure(alt, { x, ...chartSize }, (pdf) => {
    for (const [index, bar] of bars.entries()) {
      const year = years[index];
      if (!bar || year?.kind !== 'value') continue;
      const isLatest = index === bars.length - 1;
      pdf.rect(
        x + bar.left * chartSize.width,
        top + bar.top * drawn,
        bar.width * chartSize.width,
        Math.max(bar.height * drawn, 0.5),
      );
      pdf.fill(isLatest ? colours.text : colours.rule);
      const middle = {
        x: x + (bar.middle - 0.5 / bars.length) * chartSize.width,
        width: chartSize.width / bars.length,
      };
      const above = top + bar.top * drawn - 11;
      paper.label(year.short, middle, bar.isBelowZero ? top + (bar.top + bar.height) * drawn + 2 : above, {
        size: 7,
        weight: isLatest ? 'semibold' : 'regular',
      });
    }
    pdf.lineWidth(0.6).strokeColor(colours.rule);
    pdf
      .moveTo(x, top + zero * drawn)
      .lineTo(x + chartSize.width, top + zero * drawn)
      .stroke();
    for (const [index, { label }] of years.entries()) {
      const share = chartSize.width / years.length;
      paper.label(label, { x: x + share * index, width: share }, top + drawn + labelSpace, {
        size: 7,
        colour: colours.muted,
      });
    }
  });
  paper.skip(chartSize.height);
}

function drawTerm(paper: Paper, result: TermResult): void {
  const { id, years } = result;
  const { read, watch, differs } = readings[id];
  const { formula, unit } = ratioRules[id];
  const hasChart = years.filter(({ kind }) => kind === 'value').length > 1;
  const layout = new FormulaLayout(paper.measure, 10.5);
  // A section that would be split begins on the next page.
  paper.ensure(300);
  paper.within('Sect', () => {
    paper.bookmark(termName(id));
    paper.heading(2, termName(id));
    paper.skip(6);
    paper.formula(layout.equation(termName(id), formula, unit === '%'), writePlain(id, formulaNames));
    paper.skip(8);
    const drawYears = (width: number) => {
      paper.table(
        [
          { head: 'Year', share: 0.9 },
          { head: 'Worked out', share: 4 },
        ],
        years.map((year) => [year.label, year.kind === 'value' ? year.worked : `Not defined. ${year.reason}`]),
        { span: { x: paper.left, width } },
      );
    };
    if (hasChart) {
      paper.beside(
        () => {
          drawYears(paper.width - chartSize.width - 24);
        },
        () => {
          drawChart(paper, result);
        },
      );
    } else {
      drawYears(paper.width);
    }
    paper.skip(10);
    paper.leadParagraph('How to read it:', read);
    paper.skip(4);
    paper.leadParagraph('What to watch:', watch);
    if (differs !== undefined) {
      paper.skip(4);
      paper.leadParagraph('Not the same as:', differs);
    }
  });
  paper.skip(26);
}

/** Makes a person's report as a tagged PDF of exactly the chosen ratios. */
export function makeRatioReport(report: RatioReport, fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { terms, years, product, createdAt } = report;
  const results = computeReport(terms, years, ratioWords);
  const title = `${capitalisedCount(terms.length, 'ratio')} on your figures`;
  const paper = new Paper(
    {
      title: `${title} | ${product}`,
      subject: terms.map(termName).join(', '),
      author: product,
      createdAt,
      head: [product, 'Custom report'],
      foot: EDUCATION,
    },
    fonts,
  );
  paper.heading(1, title);
  paper.skip(4);
  paper.paragraph(`Made on ${longDate(dayOf(createdAt))}, on your own device. The figures were not sent anywhere.`, {
    colour: colours.muted,
  });
  paper.skip(14);
  if (isSample(years)) {
    paper.banner('Sample.', `These are the figures of ${SAMPLE_COMPANY}.`);
    paper.skip(18);
  }
  drawOverview(paper, results);
  paper.skip(24);
  drawFigures(paper, report);
  paper.skip(30);
  for (const result of results) drawTerm(paper, result);
  paper.ensure(60);
  paper.rule();
  paper.skip(10);
  paper.paragraph(ADVICE, { size: 8.5, colour: colours.muted });
  return paper.finish();
}
