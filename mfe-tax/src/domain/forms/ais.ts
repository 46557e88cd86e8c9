import type { Place } from './printedPage.ts';

/** The income of an entry of an AIS that the estimate takes; `other` for every entry that it takes nothing of. */
export type AisIncome = 'savingsInterest' | 'depositInterest' | 'otherInterest' | 'dividend' | 'other';

/** An entry of an Annual Information Statement: what one source reported under one code. */
export interface AisEntry {
  readonly income: AisIncome;
  /** The code of the information, such as `SFT-016(SB)`, `TDS-194A` or `TDS-393(1)[Table: S.No. 5(ii)]`. */
  readonly code: string;
  /** The name of the bank or company, with its number. */
  readonly source: string;
  readonly paise: number;
  /** Absent in a JSON file, which has no lines that a person could look at. */
  readonly place?: Place;
}

/** An Annual Information Statement as it was read. */
export interface Ais {
  /** The financial year: `2025-26`. */
  readonly year?: string;
  readonly pan?: string;
  readonly entries: readonly AisEntry[];
}

/**
 * Codes without spaces by the income that they report: SFT by rule 114E, TDS by the section of the Act of 1961, or by the
 * row of the table of section 393(1) of the Act of 2025. Salary comes from Form 16.
 */
const incomes: readonly (readonly [RegExp, AisIncome | 'salary'])[] = [
  [/^SFT-016\(SB\)/, 'savingsInterest'],
  [/^SFT-016\((?:TD|FD|RD)\)|^TDS-194A\b|^TDS-393\(1\)\[.*No\.?5\(iii?\)/, 'depositInterest'],
  [/^SFT-016|^TDS-193\b|^TDS-393\(1\)\[.*No\.?5\(i\)/, 'otherInterest'],
  [/^SFT-015|^TDS-194(?![A-Z\d])|^TDS-194K\b|^SFT-18\(Div\)|^TDS-393\(1\)\[.*No\.?(?:7|4\(i\))\]/, 'dividend'],
  [/^TDS-(?:192|392)(?!\d)/, 'salary'],
];

/** The income that a code reports; undefined for salary. */
export function incomeOf(code: string): AisIncome | undefined {
  const found = incomes.find(([pattern]) => pattern.test(code.replace(/\s/g, '')))?.[1] ?? 'other';
  return found === 'salary' ? undefined : found;
}

/** The name of a source without its number, which is another one in each report of a bank. */
const nameOf = (source: string): string =>
  source
    .replace(/\([^)]*\)\s*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Interest and dividends in paise. */
export interface AisSums {
  readonly interest: number;
  readonly dividends: number;
  /** The amount that two reports of one source have in common, and that is counted once. */
  readonly countedOnce: number;
}

/**
 * Adds up interest and dividends. Banks report the interest of a deposit twice, with the tax that they deducted
 * (TDS-194A) and as a transaction (SFT-016), and companies their dividends (TDS-194, SFT-015): of the two reports of one
 * source the larger counts. Other entries count for nothing.
 */
export function sumAis(entries: readonly AisEntry[]): AisSums {
  const byReport = new Map<string, { income: AisIncome; TDS: number; SFT: number }>();
  for (const { income, code, source, paise } of entries) {
    if (income === 'other') continue;
    const key = `${income} ${nameOf(source)}`;
    const sums = byReport.get(key) ?? { income, TDS: 0, SFT: 0 };
    sums[code.startsWith('TDS') ? 'TDS' : 'SFT'] += paise;
    byReport.set(key, sums);
  }
  let [interest, dividends, countedOnce] = [0, 0, 0];
  for (const { income, TDS, SFT } of byReport.values()) {
    countedOnce += Math.min(TDS, SFT);
    if (income === 'dividend') dividends += Math.max(TDS, SFT);
    else interest += Math.max(TDS, SFT);
  }
  return { interest, dividends, countedOnce };
}
