import type { PasteProblem, PasteUnit } from '../../domain/figures/pastedYears.ts';
import type { FigureFault } from '../../domain/figures/readFigure.ts';
import { MOST_YEARS } from '../../domain/figures/reportYears.ts';
import type { FigureGroup, InputId } from '../../domain/ratios/inputs.ts';
import { capitalisedCount, countInWords } from './countInWords.ts';
import { formulaNames } from './formulaNames.ts';
import { furtherTexts } from './furtherTexts.ts';
import { own } from './own.ts';
import { paper } from './paper.ts';
import { ratioWords } from './ratioWords.ts';
import { readings } from './readings.ts';
import { workbook } from './workbook.ts';
import { SAMPLE_COMPANY } from './sampleCompany.ts';

const hints: Readonly<Partial<Record<InputId, string>>> = {
  netSales: 'Sales less returns and discounts; often the same as sales revenue.',
  netCreditSales: 'The part of the year’s net sales for which customers pay later.',
  costOfGoodsSold: 'What the goods that were sold had cost to buy or to make.',
  operatingExpenses: 'Rent, salaries, wear of machines and the like; without the cost of the goods.',
  taxes: 'Below zero where tax came back.',
  netProfit: 'After every cost, interest and taxes; below zero for a loss.',
  operatingProfit: 'EBIT: the profit before interest and taxes; below zero for a loss.',
  depreciation: 'The year’s wear of machines, buildings and rights.',
  inventory: 'Goods in stock on the closing day.',
  accountsReceivable: 'What customers owe on the closing day.',
  totalLiabilities: 'Everything owed to others, without the owners’ share.',
  currentLiabilities: 'What has to be paid within a year.',
  totalDebt: 'Loans and other borrowings, short and long.',
  shareholdersEquity: 'Share capital and reserves: the owners’ share.',
  averageTotalAssets: 'Half of what the year began with and what it ended with.',
  averageInventory: 'Half of the opening and the closing stock.',
  averageAccountsReceivable: 'Half of what customers owed on the first and the last day.',
  averageAccountsPayable: 'Half of what was owed to suppliers on the first and the last day.',
  operatingCashFlow: 'From the cash flow statement; below zero where cash went out.',
  capitalExpenditure: 'Spent on machines, buildings and the like.',
  numberOfShares: 'All shares of the company; 10 lakh and 2 crore can be written, too.',
  earningsGrowth: 'Expected, in percent.',
  periodicCashFlow: 'What comes in each period, the same every time.',
  rate: 'What money costs or earns in one period, in percent.',
  gainFromInvestment: 'All that was received from it.',
};

const figureFaults: Readonly<Record<FigureFault, (label: string) => string>> = {
  negative: (label) => `${label} cannot be below zero.`,
  huge: (label) => `${label} can be at most fifty lakh crore rupees. Please check the zeros.`,
  unreadable: (label) => `Write ${label} as an amount, such as 15,00,000, 15 lakh or 1.5 crore.`,
  unreadableRate: () => 'Write the rate in percent, such as 10 or 10.5%.',
  hugeRate: () => 'The rate can be at most 1,000%.',
  unreadablePeriods: () => 'Write the number of periods in digits, such as 5.',
  unreadableCount: (label) => `Write ${label} as a number, such as 1,00,000 or 10 lakh.`,
  tooManyPeriods: () => 'There can be at most 1,000 periods.',
};

/** The report in English. */
export const panel = {
  ratios: ratioWords,
  formulaNames,
  readings,
  furtherTexts,
  own,
  paper,
  workbook,
  hints,
  groups: {
    profitAndLoss: 'Profit and loss',
    balanceSheet: 'Balance sheet',
    averages: 'Averages over the year',
    cashFlow: 'Cash flow',
    shares: 'Shares',
    project: 'A project',
    unit: 'One unit',
  } satisfies Record<FigureGroup, string>,
  figureFaults,
  pasteProblem: (problem: PasteProblem) => {
    switch (problem.kind) {
      case 'unknown':
        return `“${problem.name}” is not a figure that these ratios use.`;
      case 'repeated':
        return `“${problem.name}” is left out: ${ratioWords.label(problem.input)} was given before.`;
      case 'columns':
        return `There are ${problem.count} columns of figures. The last ${MOST_YEARS} are taken.`;
      case 'cell':
        return `“${problem.content}” in the row “${problem.name}” is not understood.`;
    }
  },
  heading: 'Your custom report',
  contentOf: (terms: number) =>
    `${capitalisedCount(terms, 'term')}, ${terms === 1 ? 'with' : 'each with'} its meaning, its formula and, on your figures, its value.`,
  noTermTicked: 'No term is ticked any more. This is the report of those that were ticked last.',
  figures: 'Your figures',
  figuresLead:
    'Each figure is asked for once, and every ratio takes what it needs. Write 15,00,000, 15 lakh or 1.5 crore. Nothing leaves this device.',
  company: 'Company name, if you like',
  companyHint: 'It goes on the report and into the name of its file.',
  startReport: 'Enter figures for your report',
  inGlossary: 'In the glossary:',
  fillSample: 'Fill in sample figures',
  sampleFilled: `Filled in with the figures of ${SAMPLE_COMPANY}.`,
  sampleFigures: `These are the figures of ${SAMPLE_COMPANY}.`,
  sample: 'Sample.',
  copyLink: 'Copy link with figures',
  linkCopied: 'Link copied. It contains your figures, so anyone who has the link can read them.',
  linkNotCopied: 'The link could not be copied: the browser does not let this page write to the clipboard.',
  clear: 'Clear',
  cleared: 'All figures are gone.',
  undo: 'Undo',
  undone: 'Your figures are back.',
  /** Assets of a year that are not what liabilities and equity make up. */
  imbalance: (year: string, assets: string, claims: string) =>
    `${year}: total assets are ${assets}, and total liabilities and shareholders’ equity make ${claims} together. They should be equal: please check the three.`,
  /** Two figures of a year that cannot both be right. */
  contradiction: (year: string, part: string, whole: string) =>
    `${year}: ${part} cannot be more than ${whole.toLowerCase()}, of which it is a part. Please check both.`,
  figureOf: (label: string, year: string) => `${label}, ${year}`,
  earlierYear: 'Add an earlier year',
  yearName: (number: number, count: number) => `Name of year ${number} of ${count}`,
  removeYear: (label: string) => `Remove ${label}`,
  yearNameFault: 'Name a year in up to twelve letters and digits, such as 2025-26 or Plan A.',
  paste: 'Paste from a spreadsheet',
  pasteHint: 'Copy the cells, names in the first column and years beside them, and paste them here.',
  pasteUnit: 'The amounts are in',
  pasteUnits: { rupees: 'Rupees', thousand: 'Thousand', lakh: 'Lakh', crore: 'Crore' } satisfies Record<
    PasteUnit,
    string
  >,
  takeOver: 'Take over',
  nothingTaken:
    'No row has the name of a figure. Put names such as Total assets in the first column, and years in the others.',
  taken: (rows: number, years: number) =>
    `${capitalisedCount(rows, 'row')} taken over, for ${countInWords(years, 'year')}.`,
  makingPdf: 'Preparing the PDF…',
  noPdf: 'The PDF could not be made.',
  pdfFailed: 'The PDF could not be made. The report on this page has the same.',
  olderPdf: 'The PDF is older than what you chose or typed. A new one is on its way…',
  pdfs: {
    factsheet: {
      explanation:
        'Enter your figures, and your own report is made as a PDF. Until then the PDF is a sample: the factsheet of a fund that does not exist.',
      /** Of its frame. */
      title: 'Sample factsheet (PDF)',
      download: 'Download the sample factsheet (PDF)',
      open: 'Open the sample factsheet in a new tab',
    },
    report: {
      explanation: 'Your report is ready as a PDF, made on this device.',
      /** Of its frame. */
      title: 'Your report (PDF)',
      download: 'Download your report (PDF)',
      open: 'Open your report in a new tab',
    },
  },
  contents: 'Contents of the report',
  inThisReport: 'In this report',
  atAGlance: (year: string) => `At a glance, ${year}`,
  notDefined: 'not defined',
  countedRatios: (count: number, hasResults: boolean) =>
    capitalisedCount(count, 'ratio') +
    (hasResults ? ' on your figures' : `, and how to read ${count === 1 ? 'it' : 'them'}`),
  education: 'For education and information only.',
  read: 'How to read it:',
  watch: 'What to watch:',
  differs: 'Not the same as:',
  onYourFigures: (name: string) => `${name} on your figures`,
  year: 'Year',
  workedOut: 'Worked out',
  value: 'Value',
  undefinedFor: (reason: string) => `Not defined. ${reason}`,
  bars: (name: string, values: string) => `Bars of ${name}: ${values}.`,
  copyLatex: 'Copy as LaTeX',
  latexCopied: 'Copied as LaTeX.',
  copySheet: 'Copy for a spreadsheet',
  sheetCopied: (cells: string) => `Copied for a spreadsheet. Name the cells with the figures: ${cells}.`,
  notCopied: 'Not copied: the browser does not let this page write to the clipboard. Here it is to select: ',
};
