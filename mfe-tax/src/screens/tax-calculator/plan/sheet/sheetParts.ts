import {
  addPayments,
  computeDates,
  computeYearEndInterest,
  planPayments,
  whyNotLiable,
} from '../../../../domain/act/advanceTax.ts';
import type { ActInputs, DeductionId, RegimeEstimate } from '../../../../domain/act/estimate.ts';
import { sumOfJobs } from '../../../../domain/act/jobs.ts';
import { roundToTens } from '../../../../domain/act/rounding.ts';
import { years } from '../../../../domain/act/years.ts';
import { fromRupees, remainder, sum, type Money } from '../../../../domain/money.ts';
import type { AdvanceTaxOfYear } from '../../../../domain/toAdvanceTax.ts';
import type { PlanTexts } from '../../../../texts/planTexts.ts';
import type { ResultTexts } from '../../../../texts/resultTexts.ts';
import { taxLines } from '../../estimate/taxLines.ts';

/** A line of the sheet: an amount, negative if it comes off. */
export interface SheetLine {
  readonly name: string;
  readonly amount: Money;
  readonly isSum?: boolean;
}

/** A part of the sheet with its lines; without zeros but in sums. */
export interface SheetPart {
  readonly id: keyof PlanTexts['way']['sheet']['parts'];
  readonly lines: readonly SheetLine[];
}

/** The figures of a sheet under one regime. */
export interface SheetFigures {
  readonly inputs: ActInputs;
  readonly result: RegimeEstimate;
  readonly advanceTax: AdvanceTaxOfYear;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

/** The words of a sheet. */
export interface SheetWords {
  readonly results: Pick<ResultTexts, 'fields' | 'deductionNames' | 'citeSection' | 'taxLines' | 'roundedIncome'>;
  readonly sheet: PlanTexts['way']['sheet'];
}

const fromSalary: readonly DeductionId[] = [
  'houseRentAllowance',
  'exemptAllowances',
  'gratuity',
  'leavePay',
  'standardDeduction',
  'professionalTax',
];
const fromHouses: readonly DeductionId[] = ['letOutRepairs', 'letOutInterest', 'homeLoanInterest', 'earlierHouseLoss'];

const total = (lines: readonly SheetLine[]): Money => sum(lines.map(({ amount }) => amount));

/** Adds the sum of lines below them. */
const summed = (lines: readonly SheetLine[], name: string): readonly SheetLine[] => [
  ...lines,
  { name, amount: total(lines), isSum: true },
];

/** The heads of income, each with what comes off it, and its sum. */
function headParts({ inputs, result }: SheetFigures, { results, sheet }: SheetWords): readonly SheetPart[] {
  const { fields, deductionNames, citeSection } = results;
  const rupees = fromRupees;
  const less = (ids: readonly DeductionId[]) =>
    result.deductions
      .filter(({ id }) => ids.includes(id))
      .map(({ id, section, allowed }) => ({
        name: sheet.less(deductionNames[id], citeSection(section)),
        amount: -allowed,
      }));
  const typed = (name: 'employerNps' | 'rentReceived') => ({ name: fields[name].label, amount: rupees(inputs[name]) });
  const ofJobs = (name: 'basicSalary' | 'houseRentAllowance' | 'otherAllowance') => ({
    name: fields[name].label,
    amount: sumOfJobs(inputs, name),
  });
  const onLeaving = (name: 'gratuity' | 'leavePay') => ({
    name: deductionNames[name],
    amount: rupees(inputs.leaving?.[name] ?? 0),
  });
  const rent = rupees(inputs.rentReceived);
  const annualValue = remainder(rent, rupees(inputs.municipalTaxes));
  const dividends = rupees(Math.min(inputs.dividends ?? 0, inputs.otherIncome));
  const salaries = [
    ...(['basicSalary', 'houseRentAllowance', 'otherAllowance'] as const).map(ofJobs),
    ...(['gratuity', 'leavePay'] as const).map(onLeaving),
    typed('employerNps'),
  ];
  const otherIncome = rupees(inputs.otherIncome);
  const salary = [...salaries, ...less(fromSalary)];
  return [
    { id: 'salary', lines: summed(salary, sheet.salary) },
    {
      id: 'houses',
      lines: summed(
        [typed('rentReceived'), { name: sheet.municipalTaxes, amount: annualValue - rent }, ...less(fromHouses)],
        sheet.houses,
      ),
    },
    {
      id: 'gains',
      // All gains of the estimate, whatever their kind: the gross income less everything else in it.
      lines: summed(
        [{ name: sheet.gains, amount: result.grossIncome - total(salaries) - annualValue - otherIncome }],
        sheet.gains,
      ).slice(1),
    },
    {
      id: 'other',
      lines: summed(
        [
          { name: sheet.interest, amount: otherIncome - dividends },
          { name: sheet.dividends, amount: dividends },
        ],
        sheet.other,
      ),
    },
  ];
}

/** From the heads to the total income. */
function totalPart(
  heads: readonly SheetPart[],
  { inputs, result }: SheetFigures,
  { results, sheet }: SheetWords,
): SheetPart {
  const { deductionNames, citeSection } = results;
  const gross = sum(heads.map(({ lines }) => lines.at(-1)?.amount ?? 0n));
  const chapter = result.deductions
    .filter(({ id }) => ![...fromSalary, ...fromHouses].includes(id))
    .map(({ id, section, allowed }) => ({
      name: sheet.less(deductionNames[id], citeSection(section)),
      amount: -allowed,
    }));
  // What is above the income is deducted from nothing; the rest of a difference is the rounding to tens.
  const difference = result.totalIncome - (gross + total(chapter));
  const isRounding = difference > -fromRupees(10) && difference < fromRupees(10);
  const { section } = years[inputs.year].provisions.rounding;
  return {
    id: 'total',
    lines: [
      { name: sheet.grossTotal, amount: gross },
      ...chapter,
      { name: sheet.withoutIncome, amount: isRounding ? 0n : difference },
      { name: results.roundedIncome(citeSection(section)), amount: result.totalIncome, isSum: true },
    ],
  };
}

/** The interest up to the day on which the rest is paid: 31 July after the year, or today if that is later. */
function interestOf({ inputs, advanceTax, today }: SheetFigures) {
  const { year } = inputs;
  if (whyNotLiable(advanceTax.tax, inputs)) return { dates: 0n, afterYear: 0n };
  const figures = { ...advanceTax, paid: addPayments(advanceTax.paid, planPayments(advanceTax, today)) };
  const returnDay = `${Number(year.slice(0, 4)) + 1}-07-31`;
  return {
    dates: sum(computeDates(figures).map(({ interest }) => interest)),
    afterYear: computeYearEndInterest(figures, returnDay < today ? today : returnDay),
  };
}

/** From the tax to what is left to pay, or the refund. */
function paidPart(figures: SheetFigures, { results, sheet }: SheetWords): SheetPart {
  const { inputs, result, advanceTax } = figures;
  const { citeSection } = results;
  const { interestOfDates, interestAfterYear } = years[inputs.year].provisions;
  const interest = interestOf(figures);
  const lines: readonly SheetLine[] = [
    { name: sheet.taxDeducted, amount: -sumOfJobs(inputs, 'taxDeducted') },
    { name: sheet.assumed, amount: -advanceTax.assumed },
    { name: sheet.advanceTax, amount: -sum(Object.values(advanceTax.paid)) },
    { name: sheet.interestOfDates(citeSection(interestOfDates.section)), amount: interest.dates },
    { name: sheet.interestAfterYear(citeSection(interestAfterYear.section)), amount: interest.afterYear },
  ];
  const balance = result.total + total(lines);
  const isRefund = balance < 0n;
  return {
    id: 'paid',
    lines: [
      ...lines,
      { name: isRefund ? sheet.refund : sheet.due, amount: roundToTens(isRefund ? -balance : balance), isSum: true },
    ],
  };
}

/** The computation of total income and tax under one regime, head by head; parts and lines without an amount are left out. */
export function sheetParts(figures: SheetFigures, words: SheetWords): readonly SheetPart[] {
  const heads = headParts(figures, words);
  const { inputs, result } = figures;
  const tax = taxLines(result, years[inputs.year], words.results);
  const parts: readonly SheetPart[] = [
    ...heads,
    totalPart(heads, figures, words),
    { id: 'tax', lines: tax.map((line, index) => ({ ...line, isSum: index === tax.length - 1 })) },
    paidPart(figures, words),
  ];
  return parts
    .map(({ id, lines }) => ({ id, lines: lines.filter(({ amount, isSum = false }) => isSum || amount !== 0n) }))
    .filter(({ lines }) => lines.some(({ amount }) => amount !== 0n));
}
