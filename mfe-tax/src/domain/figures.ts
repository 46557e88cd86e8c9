import { parseAmount } from '@artha/shared/format';
import * as v from 'valibot';
import { groupDigits } from './amount/groupDigits.ts';

/** Every amount that is asked for, in rupees a year; the first six in the two steps, all of them in the estimate. */
export const amountNames = [
  'basicSalary',
  'houseRentAllowance',
  'otherAllowance',
  'section80C',
  'section80D',
  'rentPaid',
  'otherIncome',
  'homeLoanInterest',
  'professionalTax',
  'section80CCD1B',
  'employerNps',
  'ownPremium',
  'parentsPremium',
] as const;

/** The name of an amount that the calculator asks for. */
export type AmountName = (typeof amountNames)[number];

/** One of some words; anything else is as good as no answer. */
function choiceOf<const T extends readonly string[]>(words: T) {
  return v.fallback(v.optional(v.picklist(words)), undefined);
}

/** Choices that are not typed; absent until the person chooses. */
const choiceEntries = {
  /** The source of the basic salary, unless the person typed it. */
  from: choiceOf(['statement']),
  metroCity: choiceOf(['yes', 'no']),
  /** Any year: what is computed for one whose figures are not known is decided elsewhere, and said. */
  year: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^20\d\d-\d\d$/))), undefined),
  age: choiceOf(['under60', '60to79', '80plus']),
  resident: choiceOf(['yes', 'no']),
  /** A city in which half of the salary counts for the house rent allowance: in all years, from 2026-27, or in none. */
  city: choiceOf(['four', 'eight', 'other']),
  governmentEmployer: choiceOf(['yes', 'no']),
  ownSenior: choiceOf(['yes', 'no']),
  parentsSenior: choiceOf(['yes', 'no']),
};

/** A figure in a fragment: whole rupees, or rupees and paise. Refuses more digits than any income has. */
const linkedAmount = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,2})?$/))), undefined);

const fragmentSchema = v.object({ ...choiceEntries, amounts: v.record(v.string(), linkedAmount) });

/** The choices that the person made. */
export type Choices = Omit<v.InferOutput<typeof fragmentSchema>, 'amounts'>;

/** All that the person has typed and chosen. */
export interface Figures {
  /** The texts of the fields; empty or absent if nothing was typed. */
  readonly amounts: Readonly<Partial<Record<AmountName, string>>>;
  readonly choices: Choices;
}

/** The figures of an empty form. */
export const noFigures: Figures = { amounts: {}, choices: {} };

/**
 * Reads the figures that an address carries after `#`, such as `#basicSalary=1200000&metroCity=no`; undefined if it
 * carries none. The calculator's own links always name an answer, so a basic salary alone was handed over by another
 * tool.
 */
export function readFigures(hash: string): Figures | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const entries = Object.fromEntries(parameters);
  const { amounts: texts, ...choices } = v.parse(fragmentSchema, { ...entries, amounts: entries });
  const amounts = Object.fromEntries(
    amountNames.flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [[name, groupDigits(text)]];
    }),
  );
  const given = Object.entries(choices).filter(([, choice]) => choice !== undefined);
  if (given.length === 0 && Object.keys(amounts).length === 0) return undefined;
  const isHandedOver = given.length === 0 && Object.keys(amounts).join() === 'basicSalary';
  return { amounts, choices: { ...Object.fromEntries(given), ...(isHandedOver && { from: 'statement' }) } };
}

const choiceNames = v.keyof(v.object(choiceEntries)).options;

/** An amount as it is written; undefined if there is none, or it is refused. */
function writtenAmount(name: AmountName, text: string | undefined): string | undefined {
  // The own premium begins with that of the second step: that it was emptied must not be forgotten.
  if (name === 'ownPremium' && text === '') return '0';
  const parsed = parseAmount(text ?? '');
  return parsed.kind === 'amount' ? String(parsed.rupees) : undefined;
}

/**
 * The figures as what follows `#` in an address, always in the same order; empty if there are none. Amounts that are
 * refused are left out.
 */
export function writeFigures({ amounts, choices }: Figures): string {
  const answered = { ...choices, metroCity: choices.metroCity ?? 'no' };
  const written = [
    ...amountNames.map((name) => [name, writtenAmount(name, amounts[name])] as const),
    ...choiceNames.map((name) => [name, answered[name]] as const),
  ].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const hasFigures = written.length > 1 || choices.metroCity !== undefined;
  return hasFigures ? `#${new URLSearchParams(written).toString()}` : '';
}
