import { parseAmount } from '@artha/shared/format';
import { groupDigits } from './amount/groupDigits.ts';
import { wordOf } from './wordOf.ts';

const stepAmountNames = [
  'basicSalary',
  'houseRentAllowance',
  'otherAllowance',
  'section80C',
  'section80D',
  'rentPaid',
] as const;

/** Advance tax that was paid, by the date until which it was paid. */
const paymentNames = ['advanceJune', 'advanceSeptember', 'advanceDecember', 'advanceMarch', 'advanceLater'] as const;

/** Every amount that is asked for, in rupees a year; the first six in the two steps, all of them in the estimate. */
export const amountNames = [
  ...stepAmountNames,
  'exemptAllowances',
  'otherDeductions',
  'otherIncome',
  'dividends',
  'homeLoanInterest',
  'professionalTax',
  'section80CCD1B',
  'employerNps',
  'ownPremium',
  'parentsPremium',
  'rentReceived',
  'municipalTaxes',
  'letOutInterest',
  'shortTermGains',
  'longTermGains',
  'shortTermGainsEarlier',
  'longTermGainsEarlier',
  'taxDeducted',
  ...paymentNames,
] as const;

/** The name of an amount that the calculator asks for. */
export type AmountName = (typeof amountNames)[number];

/** An amount of the two steps. */
export type StepAmountName = (typeof stepAmountNames)[number];

/** A payment of advance tax. */
export type PaymentName = (typeof paymentNames)[number];

/** An amount of the estimate, which splits the premiums of the second step by person. */
export type EstimateAmountName = Exclude<AmountName, 'section80D' | PaymentName>;

/** The words of choices that are not typed. */
const choiceWords = {
  /** The source of the basic salary, unless the person typed it. */
  from: ['statement'],
  /** The source of what was paid under section 80C, unless the person typed it. */
  from80C: ['statement'],
  metroCity: ['yes', 'no'],
  age: ['under60', '60to79', '80plus'],
  resident: ['yes', 'no'],
  /** A city in which half of the salary counts for the house rent allowance: in all years, from 2026-27, or in none. */
  city: ['four', 'eight', 'other'],
  governmentEmployer: ['yes', 'no'],
  ownSenior: ['yes', 'no'],
  parentsSenior: ['yes', 'no'],
  /** The first date of advance tax after the gains. */
  gainsFrom: ['june', 'september', 'december', 'march', 'later'],
} as const;

type Words = typeof choiceWords;

/**
 * Lists that the estimate alone reads and writes: homes and employers by months and what leaving one paid, in `parts`; other
 * gains and losses, in `otherRows.ts`; the answers about return form and payslips, in `wayAnswers.ts`.
 */
const partNames = ['homes', 'jobs', 'leaving', 'others', 'way'] as const;

/**
 * The choices that the person made; absent until then. The year is any year: what is computed for one whose figures are not
 * known is decided elsewhere, and said.
 */
export type Choices = { [Name in keyof Words]?: Words[Name][number] | undefined } & Partial<
  Record<'year' | (typeof partNames)[number], string | undefined>
>;

/** In the order in which an address has them. */
const choiceNames = [
  'from',
  'from80C',
  'metroCity',
  'year',
  'age',
  'resident',
  'city',
  'governmentEmployer',
  'ownSenior',
  'parentsSenior',
  'gainsFrom',
  ...partNames,
] as const satisfies readonly (keyof Choices)[];

const financialYear = /^20\d\d-\d\d$/;
/** The characters of a list of parts. */
const partList = /^[\w.-]{3,999}$/;
/** A figure in a fragment: whole rupees, or rupees and paise. Refuses more digits than any income has. */
const linkedAmount = /^\d{1,12}(?:\.\d{1,2})?$/;

/** The parameters after `#` in an address, by name. */
type Fragment = Readonly<Partial<Record<string, string>>>;

/** The choices that a fragment has. Anything else than the known words is as good as no answer. */
function readChoices(fragment: Fragment): Choices {
  const read = (names: readonly string[], form: RegExp) =>
    Object.fromEntries(names.map((name) => [name, form.exec(fragment[name] ?? '')?.[0]]));
  return {
    ...Object.fromEntries(Object.entries(choiceWords).map(([name, words]) => [name, wordOf(words, fragment[name])])),
    ...read(['year'], financialYear),
    ...read(partNames, partList),
  };
}

/** The amounts that another tool can hand over. */
const handedOver: readonly string[] = ['basicSalary', 'section80C'] satisfies readonly AmountName[];

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
 * carries none. The calculator's own links always name an answer, so a basic salary or an amount under section 80C
 * without one was handed over by another tool.
 */
export function readFigures(hash: string): Figures | undefined {
  const fragment: Fragment = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const choices = readChoices(fragment);
  const amounts = Object.fromEntries(
    amountNames.flatMap((name) => {
      const text = fragment[name];
      return text !== undefined && linkedAmount.test(text) ? [[name, groupDigits(text)]] : [];
    }),
  );
  const given = Object.entries(choices).filter(([, choice]) => choice !== undefined);
  if (given.length === 0 && Object.keys(amounts).length === 0) return undefined;
  const isHandedOver = given.length === 0 && Object.keys(amounts).every((name) => handedOver.includes(name));
  const sources: Choices = {
    ...(isHandedOver && amounts['basicSalary'] !== undefined && { from: 'statement' }),
    ...(isHandedOver && amounts['section80C'] !== undefined && { from80C: 'statement' }),
  };
  return { amounts, choices: { ...Object.fromEntries(given), ...sources } };
}

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
