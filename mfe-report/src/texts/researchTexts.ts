import { createTexts } from '@artha/shared/remote';
import type { RatioUnit, RatioId } from '../domain/ratios.ts';
import type { Line } from '../domain/accounts.ts';
import type { Assumptions, Rating } from '../domain/valuation.ts';
import type { TermName } from '../domain/terms.ts';
import type { FigureWords } from '../research/content/figures.ts';
import type { SectionId } from '../research/content/reportContent.ts';

/** First and last amount of a line, with their years, as they are shown. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** The texts of the reports on companies and of their list; the reports themselves are content files. */
export interface ResearchTexts {
  readonly figures: FigureWords;
  /** A day such as `2026-10-13`, written out. */
  readonly date: (day: string) => string;
  readonly ratings: Readonly<Record<Rating, string>>;
  /** @param margin in percent of the price. */
  readonly ratingMeanings: (margin: number) => Readonly<Record<Rating, string>>;
  readonly sector: string;
  readonly allSectors: string;
  readonly rating: string;
  readonly allRatings: string;
  readonly sectorOf: (sector: string) => string;
  /** What follows a rating. */
  readonly worth: (value: string, price: string) => string;
  readonly minutes: (minutes: number) => string;
  readonly found: (shown: number, all: number) => string;
  /** Between two sentences, the first of which has no end yet. */
  readonly between: string;
  readonly noneFound: string;
  readonly showAll: string;
  readonly reports: string;
  readonly allReports: string;
  readonly noReport: string;
  readonly noReportTitle: string;
  readonly noReportLead: string;
  readonly print: string;
  readonly madeUp: string;
  readonly reportTitle: (title: string) => string;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly ratioTable: string;
  readonly ratio: string;
  readonly ratioLink: string;
  readonly ratingExample: string;
  readonly valueOfShare: string;
  readonly madeUpPrice: string;
  readonly valueAgainstPrice: string;
  readonly below: (percent: string) => string;
  readonly above: (percent: string) => string;
  readonly furtherReading: string;
  readonly customReport: string;
  readonly customReportNote: string;
  readonly glossaryNote: string;
  readonly otherReportNote: string;
  readonly disclosures: {
    readonly intro: (company: string, product: string) => string;
    readonly items: readonly (readonly [name: string, answer: string])[];
    readonly ratingsName: string;
    readonly ratingsNote: string;
    readonly risk: string;
  };
  /** The unit of tables in crore of rupees. */
  readonly inCrore: string;
  readonly profitChart: string;
  readonly profitChartLead: string;
  readonly profitChartLabel: (years: Span, revenue: Span, operatingProfit: Span) => string;
  readonly profitTable: string;
  readonly balanceChart: string;
  readonly balanceChartLead: string;
  readonly balanceChartLabel: (years: Span, assets: Span, liabilities: Span) => string;
  readonly balanceTable: string;
  readonly cashTable: string;
  readonly lines: Readonly<Record<ShownLine, string>>;
  readonly owned: string;
  readonly owed: string;
  readonly difference: string;
  readonly ratioNames: Readonly<Record<RatioId, TermName>>;
  /** Behind the name of a ratio, so that the columns stay narrow. */
  readonly ratioUnits: Readonly<Record<RatioUnit, string>>;
  readonly assumptions: Readonly<Record<keyof Assumptions, string>>;
  readonly reportAssumes: (value: string) => string;
  readonly reportAssumptions: string;
  readonly yourAssumptions: string;
  readonly backToReport: string;
  readonly aShare: (isOwn: boolean) => string;
  readonly priceIs: (price: string, rating: string) => string;
  readonly nothingLeft: string;
  readonly noEnd: string;
  readonly cashChart: string;
  readonly cashChartLead: string;
  readonly cashChartLabel: (years: Span) => string;
  readonly futureTable: string;
  readonly future: Readonly<Record<'revenue' | 'operatingProfit' | 'freeCash' | 'worthNow', string>>;
  readonly stepsTable: string;
  readonly steps: Readonly<Record<'near' | 'later' | 'business' | 'cash' | 'debt' | 'owners', string>>;
  readonly shareOf: (shares: string) => string;
  readonly sensitivityTable: string;
  readonly discountRate: string;
  readonly lastingGrowth: (percent: string) => string;
}

/** A line that the tables of a report show. */
export type ShownLine = Extract<
  Line,
  | 'revenue'
  | 'costs'
  | 'operatingProfit'
  | 'interest'
  | 'tax'
  | 'netProfit'
  | 'cash'
  | 'owedByCustomers'
  | 'stock'
  | 'currentAssets'
  | 'fixedAssets'
  | 'totalAssets'
  | 'currentLiabilities'
  | 'debt'
  | 'totalLiabilities'
  | 'ownersShare'
  | 'operatingCash'
  | 'investingCash'
  | 'borrowedCash'
  | 'ownersCash'
  | 'cashGrowth'
>;

/** The texts of the reports in the screen’s language, for everything that is rendered in `ResearchTextsProvider`. */
export const { Texts: ResearchTextsProvider, useTexts: useResearchTexts } = createTexts<ResearchTexts>();
