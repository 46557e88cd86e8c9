import * as v from 'valibot';
import { yearRatios } from '../../domain/ratios.ts';

/** The sections of every report, in their order. */
export const sectionIds = [
  'summary',
  'thesis',
  'what-it-does',
  'how-it-earns',
  'five-years',
  'ratios',
  'valuation',
  'risks',
  'disclosures',
  'read-next',
] as const;

/** The id of a section. */
export type SectionId = (typeof sectionIds)[number];

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const paragraphs = v.pipe(v.array(text), v.minLength(1));
const amount = v.pipe(v.number(), v.minValue(0));
const fiveYears = v.pipe(v.strictTuple([amount, amount, amount, amount, amount]), v.readonly());
const above0 = v.pipe(v.number(), v.gtValue(0));

/** The range in which a reader can move an assumption, in percent; a report's own lies within. */
export const ranges = {
  growth: { min: -10, max: 30 },
  margin: { min: 0, max: 40 },
  tax: { min: 0, max: 40 },
  reinvested: { min: 0, max: 100 },
  discount: { min: 5, max: 25 },
  lastingGrowth: { min: 0, max: 8 },
} as const;

/** Sliders move by half a point. */
export const STEP = 0.5;

const assumption = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.multipleOf(STEP));

const balance = {
  cash: amount,
  owedByCustomers: amount,
  stock: amount,
  fixedAssets: amount,
  currentLiabilities: amount,
  debt: amount,
};
const balances = {
  cash: fiveYears,
  owedByCustomers: fiveYears,
  stock: fiveYears,
  fixedAssets: fiveYears,
  currentLiabilities: fiveYears,
  debt: fiveYears,
};

/**
 * The schema of a content file about a company, which must be made up: `src/research/reports/<slug>.json`. Amounts are
 * in crore of rupees, assumptions in percent, the price in rupees a share. Texts name figures in braces (`fillText`)
 * and terms of the glossary as `[provident fund](epf)`.
 */
export const reportContentSchema = v.strictObject({
  title: text,
  company: text,
  /** In the middle of a sentence, so without a capital: “farm equipment”. */
  sector: v.pipe(text, v.regex(/^[^A-Z]/)),
  /** One sentence or two: the question that the report follows. */
  summary: text,
  /** For search engines, 100 to 160 characters. */
  description: v.pipe(text, v.minLength(100), v.maxLength(160)),
  published: v.pipe(v.string(), v.isoDate()),
  ledger: v.strictObject({
    lastYear: v.pipe(v.number(), v.integer()),
    opening: v.strictObject(balance),
    revenue: fiveYears,
    costs: fiveYears,
    depreciation: fiveYears,
    interest: fiveYears,
    tax: fiveYears,
    ...balances,
  }),
  /** Something that it pays for once and that brings in the same amount every year. */
  project: v.strictObject({ cost: above0, yearlyCash: above0, years: above0 }),
  ratios: v.pipe(v.array(v.picklist(yearRatios)), v.minLength(3)),
  valuation: v.strictObject({
    price: above0,
    /** In crore. */
    shares: above0,
    growth: assumption(ranges.growth),
    margin: assumption(ranges.margin),
    tax: assumption(ranges.tax),
    reinvested: assumption(ranges.reinvested),
    discount: assumption(ranges.discount),
    lastingGrowth: assumption(ranges.lastingGrowth),
  }),
  text: v.strictObject({
    summary: paragraphs,
    thesis: paragraphs,
    'what-it-does': paragraphs,
    'how-it-earns': paragraphs,
    'five-years': paragraphs,
    ratios: paragraphs,
    valuation: paragraphs,
    risks: paragraphs,
    'read-next': paragraphs,
  }),
  /** Terms of the glossary that help with this report. */
  glossary: v.array(v.strictObject({ id: text, term: text })),
  /** Other reports that show the same from another side, by their files and titles. */
  others: v.array(v.strictObject({ slug: text, title: text })),
});

/** The contents of a content file. */
export type ReportContent = v.InferOutput<typeof reportContentSchema>;
