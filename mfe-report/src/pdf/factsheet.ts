import { formatFigure, numberFormat } from '@artha/shared/format';
import { Paper } from './Paper.ts';
import { colours, type PaperFonts, type Span } from './paperStyle.ts';

/** The date of its figures and of the file, fixed so that each build makes the same bytes. */
const MADE_ON = new Date('2026-03-31T12:00:00Z');

const FUND = 'Mango Grove Flexi Cap Fund';
const INDEX = 'Broad Market 200';

/** The value of ₹10,000 of 31 March 2021 on each 31 March. Made up, as everything here is. */
export const growth = [
  { year: '2021', fund: 10_000, index: 10_000 },
  { year: '2022', fund: 11_640, index: 11_520 },
  { year: '2023', fund: 11_290, index: 11_350 },
  { year: '2024', fund: 14_870, index: 14_480 },
  { year: '2025', fund: 15_930, index: 15_410 },
  { year: '2026', fund: 17_520, index: 16_640 },
] as const;

const keyFacts = [
  ['Kind', 'Open-ended'],
  ['Compared with', INDEX],
  ['Started', '31 March 2021'],
  ['Managed by', 'A. Person and B. Person'],
  ['Money in the fund', '₹1,284 crore'],
  ['Expense ratio, regular', '1.62% a year'],
  ['Expense ratio, direct', '0.71% a year'],
  ['Exit load', '1% within a year'],
  ['Risk', 'Very high'],
] as const;

const holdings = [
  ['Coromandel Pumps', 'Machines', '7.4%'],
  ['Hillside Bank', 'Banks', '6.9%'],
  ['Lotus Generics', 'Medicines', '5.8%'],
  ['Ferry Software', 'Software', '5.1%'],
  ['Sunbeam Foods', 'Food', '4.6%'],
] as const;

/** In percent of the fund. */
export const mix = [
  { name: 'Large companies', share: 52 },
  { name: 'Middle-sized companies', share: 27 },
  { name: 'Small companies', share: 16 },
  { name: 'Cash', share: 5 },
] as const;

const hundredths = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Yearly return over a number of past years, in percent. */
export function yearlyReturn(line: 'fund' | 'index', years: number): string {
  const last = growth.at(-1)?.[line] ?? Number.NaN;
  const first = growth.at(-1 - years)?.[line] ?? Number.NaN;
  return `${hundredths(((last / first) ** (1 / years) - 1) * 100)}%`;
}

function drawGrowth(paper: Paper, { x, width }: Span): void {
  const height = 172;
  const top = paper.y + 6;
  const highest = 18_000;
  const lowest = 9_000;
  const right = x + width - 30;
  const across = (index: number) => x + 34 + ((right - x - 34) * index) / (growth.length - 1);
  const up = (value: number) => top + ((highest - value) / (highest - lowest)) * (height - 24);
  const last = growth.at(-1) ?? growth[0];
  const alt = `What 10,000 rupees of 2021 had become by 2026, as two lines: ${formatFigure(last.fund)} in the fund and ${formatFigure(last.index)} in the index.`;
  paper.figure(alt, { x, width, height }, (pdf) => {
    for (const value of [10_000, 12_500, 15_000, 17_500]) {
      pdf
        .lineWidth(0.5)
        .strokeColor(colours.line)
        .moveTo(x + 34, up(value))
        .lineTo(right, up(value))
        .stroke();
      paper.label(formatFigure(value), { x, width: 28 }, up(value) - 4.5, {
        size: 7,
        colour: colours.muted,
        align: 'right',
      });
    }
    for (const line of ['index', 'fund'] as const) {
      pdf.lineWidth(line === 'fund' ? 1.8 : 1).strokeColor(line === 'fund' ? colours.text : colours.rule);
      for (const [index, point] of growth.entries()) {
        if (index === 0) pdf.moveTo(across(index), up(point[line]));
        else pdf.lineTo(across(index), up(point[line]));
      }
      pdf.stroke();
      paper.label(line === 'fund' ? 'Fund' : 'Index', { x: right + 4, width: 30 }, up(last[line]) - 4.5, {
        size: 7,
        align: 'left',
        ...(line === 'fund' ? { weight: 'semibold' as const } : { colour: colours.muted }),
      });
    }
    for (const [index, { year }] of growth.entries()) {
      paper.label(year, { x: across(index) - 15, width: 30 }, top + height - 14, { size: 7, colour: colours.muted });
    }
  });
  paper.skip(height + 12);
}

function drawMix(paper: Paper, { x, width }: Span): void {
  const row = 22;
  const alt = `Bars of what the fund holds: ${mix.map(({ name, share }) => `${name} ${share}%`).join(', ')}.`;
  const longest = width - 128;
  paper.figure(alt, { x, width, height: row * mix.length }, (pdf) => {
    for (const [index, { name, share }] of mix.entries()) {
      const y = paper.y + 8 + row * index;
      paper.label(name, { x, width: 104 }, y, { size: 8, align: 'left' });
      const long = (longest * share) / 60;
      pdf.rect(x + 104, y, long, 10).fill(index === 0 ? colours.text : colours.rule);
      paper.label(`${share}%`, { x: x + 108 + long, width: 30 }, y, { size: 8, align: 'left' });
    }
  });
  paper.skip(row * mix.length + 8);
}

/** The two columns of the page. */
function halvesOf(paper: Paper): { readonly left: Span; readonly right: Span } {
  const width = (paper.width - 24) / 2;
  return { left: { x: paper.left, width }, right: { x: paper.left + width + 24, width } };
}

function writeHeading(paper: Paper, text: string, span?: Span): void {
  paper.heading(2, text, span);
  paper.skip(4);
}

function writeFactsAndGrowth(paper: Paper): void {
  const { left, right } = halvesOf(paper);
  paper.beside(
    () => {
      writeHeading(paper, 'Key facts', left);
      paper.table(
        [
          { head: 'Fact', share: 1 },
          { head: 'Of this fund', share: 1.15 },
        ],
        keyFacts,
        { size: 8, span: left },
      );
    },
    () => {
      writeHeading(paper, 'What ₹10,000 came to', right);
      drawGrowth(paper, right);
    },
  );
}

function writeReturns(paper: Paper): void {
  writeHeading(paper, 'Returns a year, up to 31 March 2026');
  const returnsOf = (name: string, line: 'fund' | 'index') => [
    name,
    ...[1, 3, 5].map((years) => yearlyReturn(line, years)),
  ];
  paper.table(
    [
      { head: 'Of', share: 2 },
      { head: '1 year', share: 1, align: 'right' },
      { head: '3 years', share: 1, align: 'right' },
      { head: '5 years', share: 1, align: 'right' },
    ],
    [returnsOf(FUND, 'fund'), returnsOf(INDEX, 'index')],
    { size: 8 },
  );
}

function writeHoldingsAndMix(paper: Paper): void {
  const { left, right } = halvesOf(paper);
  paper.beside(
    () => {
      writeHeading(paper, 'Largest holdings', left);
      paper.table(
        [
          { head: 'Company', share: 1.6 },
          { head: 'Trade', share: 1 },
          { head: 'Share', share: 0.7, align: 'right' },
        ],
        holdings,
        { size: 8, span: left },
      );
    },
    () => {
      writeHeading(paper, 'What it holds', right);
      drawMix(paper, right);
    },
  );
}

const readingNotes = [
  ['Expense ratio:', 'what the fund takes of your money every year, whether it rises or falls.'],
  ['Return a year:', 'the same percentage in every year would have led to the same sum. Real years differ.'],
  ['The index beside it:', 'what you would have had if no one had chosen the shares.'],
] as const;

function writeReadingNotes(paper: Paper): void {
  writeHeading(paper, 'How to read such a sheet');
  for (const [index, [lead, text]] of readingNotes.entries()) {
    if (index > 0) paper.skip(2);
    paper.leadParagraph(lead, text, { size: 8.5 });
  }
}

/** Makes the factsheet of a fund that does not exist: one page, to show what the document of a report looks like. */
export function makeFactsheet(fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(
    {
      title: `${FUND}: a sample factsheet`,
      subject: 'A made-up fund, to show what a factsheet looks like',
      author: 'Team reports',
      createdAt: MADE_ON,
      language: 'en-IN',
      head: ['Sample factsheet', 'As on 31 March 2026'],
      page: (number, count) => `Page ${number} of ${count}`,
      foot: 'Sample. This fund does not exist. For education and information only.',
    },
    fonts,
  );
  paper.heading(1, FUND);
  paper.skip(8);
  paper.banner('Sample.', 'This fund does not exist. Its name, its figures and the companies in it are made up.');
  paper.skip(10);
  paper.paragraph(
    'Aim: let money grow over seven years or more by owning shares of companies of any size. There is no guarantee that it will.',
  );
  for (const write of [writeFactsAndGrowth, writeReturns, writeHoldingsAndMix, writeReadingNotes]) {
    paper.skip(13);
    write(paper);
  }
  return paper.finish();
}
