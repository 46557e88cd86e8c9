import { askedInputs } from '../domain/figures/askedInputs.ts';
import { computeReport, type TermResult } from '../domain/figures/computeReport.ts';
import { ratioBars } from '../domain/figures/ratioBars.ts';
import { readFigure } from '../domain/figures/readFigure.ts';
import { hasFigures, type ReportYears } from '../domain/figures/reportYears.ts';
import { isSample } from '../domain/figures/sampleYears.ts';
import { paperText } from '../domain/paperText.ts';
import { formatInput } from '../domain/ratios/formatRatio.ts';
import { ratioInputs } from '../domain/ratios/inputs.ts';
import { nameOf, ruleOf, type Ratio } from '../domain/ratios/ratio.ts';
import { writePlain } from '../domain/ratios/writePlain.ts';
import type { PanelTexts } from '../texts/panelTexts.ts';
import { readingOf } from '../texts/readingOf.ts';
import { FormulaLayout } from './formulaLayout.ts';
import { Paper, type TableColumn } from './Paper.ts';
import { colours, type PaperFonts } from './paperStyle.ts';

/** The input of a person's report. */
export interface RatioReport {
  readonly ratios: readonly Ratio[];
  readonly years: ReportYears;
  /** The name of the company; empty if none is given. */
  readonly company: string;
  /** The words of the language of the page. */
  readonly texts: PanelTexts;
  /** Name of the site. */
  readonly product: string;
  readonly createdAt: Date;
}

/** `2026-10-13` of a date, where the person is. */
function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function paperName(ratio: Ratio | undefined, texts: PanelTexts): string {
  return ratio === undefined ? '' : paperText(nameOf(ratio, texts.formulaNames));
}

function yearColumns(labels: readonly string[]): TableColumn[] {
  return labels.map((head): TableColumn => ({ head, share: 1.2, align: 'right' }));
}

function drawFigures(paper: Paper, { ratios, years, texts }: RatioReport): void {
  const given = years.filter(hasFigures);
  const rows = askedInputs(ratios).map((input) => {
    const cells = given.map(({ typed }) => {
      const read = readFigure(input, typed[input] ?? '');
      return read.kind === 'value' ? formatInput(read.value, ratioInputs[input].kind) : '–';
    });
    return [texts.ratios.label(input), ...cells];
  });
  paper.within('Sect', () => {
    paper.ensure(90);
    paper.heading(2, texts.paper.figures);
    paper.skip(6);
    paper.table([{ head: texts.paper.figure, share: 2 }, ...yearColumns(given.map(({ label }) => label))], rows);
  });
}

function drawOverview(paper: Paper, results: readonly TermResult[], { ratios, texts }: RatioReport): void {
  const labels = results[0]?.years.map(({ label }) => label) ?? [];
  const rows = results.map(({ years }, index) => [
    paperName(ratios[index], texts),
    ...years.map((year) => (year.kind === 'value' ? year.text : texts.notDefined)),
  ]);
  paper.within('Sect', () => {
    paper.heading(2, texts.paper.glance);
    paper.skip(6);
    paper.table([{ head: texts.paper.ratio, share: 2 }, ...yearColumns(labels)], rows);
  });
}

const chartSize = { width: 130, height: 96 } as const;

/** Bars over the years; the table beside it has the same values. */
function drawChart(paper: Paper, name: string, years: TermResult['years'], texts: PanelTexts): void {
  const { zero, bars } = ratioBars(years.map((year) => (year.kind === 'value' ? year.value : undefined)));
  const x = paper.left + paper.width - chartSize.width;
  const values = years.map((year) => `${year.label} ${year.kind === 'value' ? year.text : texts.notDefined}`);
  const alt = texts.bars(name, values.join(', '));
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

function drawRatio(paper: Paper, ratio: Ratio, { years }: TermResult, texts: PanelTexts): void {
  const name = paperName(ratio, texts);
  const reading = readingOf(ratio, texts);
  const { formula, unit } = ruleOf(ratio);
  const hasChart = years.filter(({ kind }) => kind === 'value').length > 1;
  const layout = new FormulaLayout(paper.measure, 10.5, texts.formulaNames);
  // A section that would be split begins on the next page.
  paper.ensure(300);
  paper.within('Sect', () => {
    paper.bookmark(name);
    paper.heading(2, name);
    paper.skip(6);
    paper.formula(layout.equation(name, formula, unit === '%'), paperText(writePlain(ratio, texts.formulaNames)));
    paper.skip(8);
    const drawYears = (width: number) => {
      paper.table(
        [
          { head: texts.year, share: 0.9 },
          { head: texts.workedOut, share: 4 },
        ],
        years.map((year) => [year.label, year.kind === 'value' ? year.worked : texts.undefinedFor(year.reason)]),
        { span: { x: paper.left, width } },
      );
    };
    if (hasChart) {
      paper.beside(
        () => {
          drawYears(paper.width - chartSize.width - 24);
        },
        () => {
          drawChart(paper, name, years, texts);
        },
      );
    } else {
      drawYears(paper.width);
    }
    paper.skip(10);
    const remarks = [
      [texts.read, reading?.read],
      [texts.watch, reading?.watch],
      [texts.differs, reading?.differs],
    ] as const;
    for (const [lead, remark] of remarks) {
      if (remark === undefined) continue;
      paper.leadParagraph(lead, remark);
      paper.skip(4);
    }
  });
  paper.skip(26);
}

/** Makes a person's report as a tagged PDF of exactly the chosen ratios, in the language of its texts. */
export function makeRatioReport(report: RatioReport, fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { ratios, years, product, createdAt, texts } = report;
  const words = texts.paper;
  const results = computeReport(ratios, years, texts.ratios);
  const company = paperText(report.company);
  const title = words.title(ratios.length, company);
  const paper = new Paper(
    {
      title: `${title} | ${product}`,
      subject: ratios.map((ratio) => paperName(ratio, texts)).join(', '),
      author: product,
      language: words.language,
      createdAt,
      head: [product, company === '' ? words.head : company],
      foot: texts.education,
      page: words.page,
    },
    fonts,
  );
  paper.heading(1, title);
  paper.skip(4);
  if (company !== '') paper.paragraph(words.years(years.filter(hasFigures).map(({ label }) => label)));
  paper.paragraph(words.made(dayOf(createdAt)), { colour: colours.muted });
  paper.skip(14);
  if (isSample(years)) {
    paper.banner(texts.sample, texts.sampleFigures);
    paper.skip(18);
  }
  drawOverview(paper, results, report);
  paper.skip(24);
  drawFigures(paper, report);
  paper.skip(30);
  for (const [index, ratio] of ratios.entries()) {
    const result = results[index];
    if (result) drawRatio(paper, ratio, result, texts);
  }
  paper.ensure(60);
  paper.rule();
  paper.skip(10);
  paper.paragraph(words.advice, { size: 8.5, colour: colours.muted });
  return paper.finish();
}
