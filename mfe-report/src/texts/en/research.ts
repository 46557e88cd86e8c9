import { longDate } from '@artha/shared/format';
import type { Line } from '../../domain/accounts.ts';
import type { RatioUnit } from '../../domain/ratios.ts';
import type { Assumptions, Rating } from '../../domain/valuation.ts';
import type { SectionId } from '../../research/content/reportContent.ts';
import { figureWords } from './figureWords.ts';
import { termNames } from './termNames.ts';

/** First and last amount of a line, with their years, as they are shown. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** The reports on companies in English. */
export const research = {
  figures: figureWords,
  /** A day such as `2026-10-13`, written out. */
  date: longDate,
  ratings: { buy: 'Buy', hold: 'Hold', sell: 'Sell' } satisfies Record<Rating, string>,
  /** @param margin in percent of the price. */
  ratingMeanings: (margin: number) => ({
    buy: `The value is above the price by ${margin}% of the price or more.`,
    hold: `Value and price are less than ${margin}% apart.`,
    sell: `The value is below the price by ${margin}% of the price or more.`,
  }),
  sector: 'Sector',
  allSectors: 'All sectors',
  rating: 'Rating',
  allRatings: 'All ratings',
  sectorOf: (sector: string) => `A made-up company in ${sector}`,
  worth: (value: string, price: string) => `: worth ${value} at a price of ${price}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  found: (shown: number, all: number) => {
    if (shown === all) return `All ${shown} reports`;
    return shown === 1 ? '1 report' : `${shown} reports`;
  },
  /** Between two sentences, the first of which has no end yet. */
  between: '. ',
  noneFound: 'No report is of that sector with that rating.',
  showAll: 'Show all reports',
  reports: 'Reports',
  allReports: 'All reports',
  noReport: 'No such report',
  noReportTitle: 'There is no such report.',
  noReportLead: 'It may have been renamed, or the address was mistyped.',
  print: 'Print or save as PDF',
  madeUp:
    'The company and its figures are made up, to show how a report reads. For education and information only; nothing here is advice.',
  reportTitle: (title: string) => `${title}.`,
  sections: {
    summary: 'Summary',
    thesis: 'The thesis',
    'what-it-does': 'What the company does',
    'how-it-earns': 'How it earns',
    'five-years': 'Five years in figures',
    ratios: 'What the ratios say',
    valuation: 'What it may be worth',
    risks: 'Risks',
    disclosures: 'Disclosures',
    'read-next': 'What to read next',
  } satisfies Record<SectionId, string>,
  ratioTable: 'Computed from the tables above.',
  ratio: 'Ratio',
  ratioLink: 'What each ratio means, with its formula',
  ratingExample: 'Rating, as an example',
  valueOfShare: 'Value of a share',
  madeUpPrice: 'Made-up price',
  valueAgainstPrice: 'Value against price',
  below: (percent: string) => `${percent} below`,
  above: (percent: string) => `${percent} above`,
  furtherReading: 'Further reading',
  customReport: 'Custom Report',
  customReportNote: 'every ratio with its formula',
  glossaryNote: 'in the glossary',
  otherReportNote: 'another report',
  disclosures: {
    intro: (company: string, product: string) =>
      `${company} does not exist. This report is an example for education; it is not research on a security, and nothing in it is a recommendation to buy or to sell one. ${product} is not registered with SEBI as a research analyst. A report on a real company would have to answer the points below, so this one does.`,
    items: [
      [
        'Financial interest',
        'Neither the writers nor their relatives or associates have any interest in the company, nor do they own one per cent or more of its shares.',
      ],
      ['Other conflicts of interest', 'None, at the time of publication.'],
      [
        'Compensation',
        'In the past twelve months no one received anything from the company or from others for this report, for merchant banking, for brokerage or for any other service, and no public issue of it was managed.',
      ],
      ['Positions held', 'No writer has been an officer, a director or an employee of the company.'],
      ['Market making', 'None in its shares.'],
      [
        'Source of figures',
        'Written for this report. Every total, ratio and value is computed from them by the formulas that the Custom Report explains.',
      ],
      ['Use of artificial intelligence', 'Used in drafting this example. Figures are computed by fixed formulas.'],
      ['Price history', 'None: the shares are not traded anywhere. The price is made up, to set the value against.'],
    ] satisfies [name: string, answer: string][],
    ratingsName: 'Meaning of the ratings',
    ratingsNote: 'The value is what the report’s own assumptions gave on the day of publication.',
    risk: 'Investments in securities markets are subject to market risks. Read all the related documents carefully before you invest.',
  },
  inCrore: '₹ crore',
  profitChart: 'Revenue and operating profit, ₹ crore',
  profitChartLead:
    'The whole bar is revenue, the filled part is operating profit. The table below has these figures and more.',
  profitChartLabel: (years: Span, revenue: Span, operatingProfit: Span) =>
    `Bars of revenue from ${revenue.from} in ${years.from} to ${revenue.to} in ${years.to}, and in each the operating profit, from ${operatingProfit.from} to ${operatingProfit.to}.`,
  profitTable: 'Profit and loss. Each year ends on 31 March.',
  balanceChart: 'Assets, and what is owed on them, ₹ crore',
  balanceChartLead:
    'The whole bar is total assets, the filled part is total liabilities; the rest is the owners’. The table below has these figures and more.',
  balanceChartLabel: (years: Span, assets: Span, liabilities: Span) =>
    `Bars of total assets from ${assets.from} in ${years.from} to ${assets.to} in ${years.to}, and in each the total liabilities, from ${liabilities.from} to ${liabilities.to}.`,
  balanceTable: 'Balance sheet, on 31 March.',
  cashTable: 'Cash flow.',
  lines: {
    revenue: 'Revenue',
    costs: 'Costs, with depreciation',
    operatingProfit: 'Operating profit',
    interest: 'Interest',
    tax: 'Tax',
    netProfit: 'Net profit',
    cash: 'Cash',
    owedByCustomers: 'Owed by customers',
    stock: 'Stock',
    currentAssets: 'Current assets',
    fixedAssets: 'Fixed assets',
    totalAssets: 'Total assets',
    currentLiabilities: 'Current liabilities',
    debt: 'Debt',
    totalLiabilities: 'Total liabilities',
    ownersShare: 'Owners’ share',
    operatingCash: 'From operations',
    investingCash: 'Into fixed assets',
    borrowedCash: 'Loans, less repaid',
    ownersCash: 'To the owners',
    cashGrowth: 'Cash grew by',
  } satisfies Partial<Record<Line, string>>,
  owned: 'Owned',
  owed: 'Owed',
  difference: 'The difference',
  ratioNames: termNames,
  /** Behind the name of a ratio, so that the columns stay narrow. */
  ratioUnits: { number: '', percent: ', %', days: ', days' } satisfies Record<RatioUnit, string>,
  assumptions: {
    growth: 'Revenue grows each year by',
    margin: 'Operating profit of revenue',
    tax: 'Tax on operating profit',
    reinvested: 'After tax, put back into the business',
    discount: 'Discount rate a year',
    lastingGrowth: 'Long-term growth, after five years',
  } satisfies Record<keyof Assumptions, string>,
  reportAssumes: (value: string) => `The report assumes ${value}`,
  reportAssumptions: 'The report’s assumptions',
  yourAssumptions: 'Your assumptions',
  backToReport: 'Back to the report’s',
  aShare: (isOwn: boolean) => `a share${isOwn ? '' : ', by your assumptions'}.`,
  priceIs: (price: string, rating: string) => `The price is ${price}: ${rating}.`,
  nothingLeft: 'The debt is larger than all that is to come, so nothing is left for the owners.',
  noEnd:
    'Long-term growth must stay below the discount rate; otherwise the sum of all years has no end. Move one of the two.',
  cashChart: 'Free cash of the next five years, ₹ crore',
  cashChartLead:
    'The whole bar is the free cash of the year, the filled part is what it is worth today. The table has both.',
  cashChartLabel: (years: Span) =>
    `Bars of free cash from ${years.from} to ${years.to}, and in each what it is worth today. The table below has the figures.`,
  futureTable: 'From revenue to what is worth something today.',
  future: {
    revenue: 'Revenue',
    operatingProfit: 'Operating profit',
    freeCash: 'Free cash',
    worthNow: 'Worth today',
  },
  stepsTable: 'From the business to a share.',
  steps: {
    near: 'The five years, worth today',
    later: 'All years after them, worth today',
    business: 'The business',
    cash: 'Cash',
    debt: 'Debt',
    owners: 'For the owners',
  },
  shareOf: (shares: string) => `A share, of ${shares} crore shares`,
  sensitivityTable: 'A share, if two of the assumptions were a little different. A dash means that there is no value.',
  discountRate: 'Discount rate',
  lastingGrowth: (percent: string) => `Long-term growth ${percent}`,
};
