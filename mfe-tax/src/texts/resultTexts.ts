import { createTexts } from '@artha/shared/remote';
import type { ComponentType, ReactNode } from 'react';
import type { GainKind, MetroCity, YearRules } from '../domain/act/years.ts';
import type { DeductionId } from '../domain/act/estimate.ts';
import type { HraExemption } from '../domain/act/hra.ts';
import type { NoteId, ProvisionId, Section } from '../domain/act/provisions.ts';
import type { Omission } from '../domain/act/omissions.ts';
import type { EstimateAmountName } from '../domain/figures.ts';
import type { OutcomeWords, Period } from '../domain/period.ts';
import type { RegimeId } from '../domain/regimes.ts';
import type { Unit } from '../screens/tax-calculator/charts/axis.ts';
import type { IncomeChartProps } from '../screens/tax-calculator/income-chart/taxCurves.ts';
import type { PlanProps } from '../screens/tax-calculator/resultProps.ts';
import type { FieldText, LinkOf } from './texts.ts';

/** Both regimes and neither: which has the lower tax. */
type Lower = RegimeId | 'same';

/** The texts of results: the comparison, and the detailed estimate. Amounts come as they are shown. */
export interface ResultTexts {
  /** The chart of tax against income, which loads when it is shown. */
  readonly IncomeChart: ComponentType<IncomeChartProps>;
  /** What can still be done in the year, which loads when it is shown. */
  readonly Plan: ComponentType<PlanProps>;
  readonly periods: Readonly<Record<Period, string>>;
  readonly periodsLabel: string;
  readonly forBothCards: string;
  readonly lowerTaxMark: string;
  readonly taxableIncome: string;
  readonly tax: string;
  readonly takeHome: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly print: string;
  readonly financialYear: string;
  readonly unknownYear: (unknown: string, shown: string) => string;
  readonly notIncluded: string;
  readonly omissions: Readonly<Record<Omission['id'], string>>;
  /** Between two changes. */
  readonly between: string;
  readonly changesNothing: string;
  readonly changesTax: (regime: RegimeId, amount: string, change: 'less' | 'more') => string;
  /** What the comparison does not ask, with links to terms. */
  readonly notAskedNames: ReactNode;
  readonly notAsked: string;
  readonly above80D: string;
  readonly allowed80D: (ordinary: string, senior: string) => string;
  readonly omissionsNote: (year: ReactNode, link: LinkOf) => ReactNode;
  readonly oldNeverBetter: ReactNode;
  readonly oldBetterFrom: (from: string, isReached: boolean) => string;
  readonly deducted: (amount: string) => string;
  readonly mostDeductions: (link: LinkOf) => ReactNode;
  readonly workings: string;
  readonly untaxed: string;
  readonly workingsLead: (unit: string) => string;
  readonly workingsCutOff: string;
  readonly workingsYearly: string;
  readonly stepChart: (regime: string, taxBeforeCess: string, taxableIncome: string) => string;
  readonly units: Readonly<Record<Unit, string>>;
  readonly slab: string;
  readonly rate: string;
  readonly incomeInSlab: string;
  readonly cess: string;
  readonly coveredByRebate: (limit: string) => string;
  readonly marginalRelief: (limit: string, tax: string) => string;
  readonly aboveSlabs: (bySlabs: string, reliefEnd: string) => string;
  readonly chartTitle: string;
  readonly chartLead: (incomeUnit: string, taxUnit: string, rules: string) => string;
  readonly chartTable: string;
  readonly chartTwin: string;
  readonly chartSummary: (income: string, old: string, recent: string) => string;
  readonly you: string;
  readonly totalIncome: string;
  readonly yours: (income: string) => string;
  readonly lower: string;
  readonly lowerNames: Readonly<Record<Lower, string>>;
  readonly standardRules: (year: string) => string;
  readonly actRules: (year: string) => string;
  readonly yearsTable: string;
  readonly byAct: string;
  readonly byActLead: string;
  readonly byActLink: (link: LinkOf) => ReactNode;
  readonly comparisonNote: (oldStandardDeduction: string, newStandardDeduction: string) => string;
  readonly standardComparison: string;
  readonly fromForm16: string;
  readonly sameFigures: string;
  /** What the estimate leaves out, with links to terms. */
  readonly limits: ReactNode;
  readonly estimateTag: string;
  readonly estimateFor: (year: string) => string;
  readonly enterIncome: string;
  /** The result of the comparison in a sentence; the two below are of the estimate. */
  readonly outcome: OutcomeWords;
  readonly sameTax: string;
  readonly lowerTax: (regime: RegimeId, amount: string) => string;
  readonly grossIncome: string;
  readonly taxIn: Readonly<Record<RegimeId, string>>;
  /** What is left of the tax after what others deducted. */
  readonly balanceIn: Readonly<Record<'due' | 'refund', Readonly<Record<RegimeId, string>>>>;
  readonly workingsFor: (year: string) => string;
  readonly workingsAct: (act: string) => string;
  readonly incomeIn: (regime: string) => string;
  readonly taxOf: (regime: string) => string;
  readonly deduction: string;
  readonly claimed: string;
  readonly allowed: string;
  readonly deductedInAll: string;
  readonly roundedIncome: (section: string) => string;
  /** The parts of gains that are free of tax, in a sentence. */
  readonly gainsExempt: (amounts: readonly (readonly [GainKind, string])[]) => string;
  /** Interest of the house that is let out that is not deducted this year. */
  readonly interestLeft: (amount: string) => string;
  readonly hra: (amounts: Readonly<Record<keyof HraExemption, string>>, sharePercent: number) => string;
  /** The lines between the tax by the slabs and the tax payable. */
  readonly taxLines: {
    readonly slabTax: string;
    readonly rebate: (section: string) => string;
    readonly rebateRelief: (section: string) => string;
    readonly gain: (kind: GainKind, ratePercent: number, provision: string) => string;
    readonly surcharge: (ratePercent: number, provision: string) => string;
    readonly surchargeRelief: string;
    readonly cess: string;
    readonly payable: (section: string) => string;
  };
  readonly acts: Readonly<Record<YearRules['act'], string>>;
  readonly deductionNames: Readonly<Record<DeductionId, string>>;
  readonly provisions: Readonly<Record<ProvisionId, string>>;
  /** A provision in a line of text: `section 80C`. */
  readonly citeSection: (section: Section) => string;
  readonly notes: Readonly<Record<NoteId, string>>;
  readonly sources: (year: string, act: string) => string;
  /** @param day as YYYY-MM-DD. */
  readonly readOn: (section: string, day: string, link: ReactNode) => ReactNode;
  readonly estimateForm: string;
  readonly yearAndPerson: string;
  readonly age: string;
  readonly ages: Readonly<Record<'under60' | '60to79' | '80plus', string>>;
  readonly resident: string;
  readonly income: string;
  readonly governmentEmployer: string;
  readonly rent: string;
  readonly city: string;
  readonly anotherCity: string;
  readonly cities: Readonly<Record<MetroCity, string>>;
  readonly cityHint: (year: string, cities: readonly string[]) => string;
  readonly anyOf: (cities: readonly string[]) => string;
  readonly house: string;
  readonly gains: string;
  readonly taxPaid: string;
  readonly deductions: string;
  readonly ownSenior: string;
  readonly parentsSenior: string;
  readonly fields: Readonly<Record<EstimateAmountName, FieldText>>;
}

/** The texts of results in the screen’s language, for everything that is rendered in `ResultTextsProvider`. */
export const { Texts: ResultTextsProvider, useTexts: useResultTexts } = createTexts<ResultTexts>();
