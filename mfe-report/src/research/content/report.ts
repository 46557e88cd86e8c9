import * as v from 'valibot';
import { closeYears, type FiveYears, type Year } from '../../domain/accounts.ts';
import type { RatioId } from '../../domain/ratios.ts';
import { ratingOf, valueCompany, type Assumptions, type Rating } from '../../domain/valuation.ts';
import type { FigureWords } from './figures.ts';
import { fillText } from './fillText.ts';
import { reportContentSchema, type ReportContent } from './reportContent.ts';

/** A report in a list: what it is about, its rating and its address. */
export interface ReportCard {
  /** The last part of its address, which is the name of its file. */
  readonly slug: string;
  readonly title: string;
  readonly company: string;
  /** In the middle of a sentence, so without a capital. */
  readonly sector: string;
  readonly summary: string;
  readonly description: string;
  /** The day it was published, as `2026-10-13`. */
  readonly published: string;
  /** How long it takes at two hundred words a minute. */
  readonly minutes: number;
  readonly rating: Rating;
  /** Rupees a share, by the report's own assumptions. */
  readonly value: number;
  /** Rupees a share: made up, as the company is. */
  readonly price: number;
}

/** A report of a made-up company, with everything that follows from its figures. */
export interface ResearchReport {
  readonly card: ReportCard;
  readonly years: FiveYears<Year>;
  readonly ratios: readonly RatioId[];
  readonly assumptions: Assumptions;
  /** In crore. */
  readonly shares: number;
  /** Paragraphs by section, with their figures; `[provident fund](epf)` names a term of the glossary. */
  readonly text: ReportContent['text'];
  readonly glossary: ReportContent['glossary'];
  readonly others: ReportContent['others'];
}

const WORDS_A_MINUTE = 200;

/**
 * Reads a content file.
 * @param slug the name of the file
 * @param words of the language of its texts
 * @throws ValiError that names the field if the file does not match the schema, RangeError for an unknown figure in
 *   braces, or for a valuation without a finite value
 */
export function readReport(slug: string, file: unknown, words: FigureWords): ResearchReport {
  const content = v.parse(reportContentSchema, file);
  const { valuation, text, ledger, project, ratios, glossary, others, ...about } = content;
  const { price, shares, ...assumptions } = valuation;
  const years = closeYears(ledger);
  const value = valueCompany(years[4], shares, assumptions)?.perShare;
  if (value === undefined) throw new RangeError(`${slug}: its growth for good is not below its discount rate.`);
  const fill = (paragraphs: readonly string[]) =>
    paragraphs.map((paragraph) => fillText(paragraph, { years, project, price, value }, words));
  const filled = {
    summary: fill(text.summary),
    thesis: fill(text.thesis),
    'what-it-does': fill(text['what-it-does']),
    'how-it-earns': fill(text['how-it-earns']),
    'five-years': fill(text['five-years']),
    ratios: fill(text.ratios),
    valuation: fill(text.valuation),
    risks: fill(text.risks),
    'read-next': fill(text['read-next']),
  };
  const length = Object.values(filled).flat().join(' ').split(/\s+/).length;
  return {
    card: {
      ...about,
      slug,
      price,
      value,
      rating: ratingOf(value, price),
      minutes: Math.ceil(length / WORDS_A_MINUTE),
    },
    years,
    ratios,
    assumptions,
    shares,
    text: filled,
    glossary,
    others,
  };
}
