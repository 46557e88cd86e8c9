import type { Place } from './printedPage.ts';

/** The income that an entry of an AIS adds to the estimate. */
export type AisIncome = 'savingsInterest' | 'depositInterest' | 'otherInterest' | 'dividend';

/** An entry of an Annual Information Statement: what one source reported under one code. */
export interface AisEntry {
  readonly income: AisIncome;
  /** The code of the information, such as `SFT-016(SB)` or `TDS-194A`. */
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

/** Codes by the income that they report: SFT by rule 114E, TDS by the section of the Act. */
const incomes: readonly (readonly [RegExp, AisIncome])[] = [
  [/^SFT-016\(SB\)/, 'savingsInterest'],
  [/^SFT-016\((?:TD|FD|RD)\)|^TDS-194A\b/, 'depositInterest'],
  [/^SFT-016|^TDS-193\b/, 'otherInterest'],
  [/^SFT-015|^TDS-194(?![A-Z\d])|^TDS-194K\b|^SFT-18\(Div\)/, 'dividend'],
];

/** The income that a code reports; undefined if the estimate takes nothing of it. */
export function incomeOf(code: string): AisIncome | undefined {
  return incomes.find(([pattern]) => pattern.test(code))?.[1];
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
 * source the larger counts.
 */
export function sumAis(entries: readonly AisEntry[]): AisSums {
  const byReport = new Map<string, { income: AisIncome; TDS: number; SFT: number }>();
  for (const { income, code, source, paise } of entries) {
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
