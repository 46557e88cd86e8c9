import type { FinancialYear } from '../financialYear.ts';
import { fromRupees, type Money } from '../money.ts';

/** The forms in which a person files a return of a year. */
const returnFormIds = ['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4'] as const;

/** The name of a return form. */
export type ReturnFormId = (typeof returnFormIds)[number];

/** A kind of business income; `presumptive` is a share of the turnover: sections 44AD, 44ADA and 44AE (58 of the Act of 2025). */
export const businessKinds = ['none', 'presumptive', 'other'] as const;

/** The kind of business income that a person has. */
export type BusinessKind = (typeof businessKinds)[number];

/** The facts that a person answers with yes or no; each of them bars ITR-1. */
export const returnFacts = [
  'notOrdinarilyResident',
  'otherGains',
  'losses',
  'agriculture',
  'foreign',
  'director',
  'unlisted',
  'special',
  'otherHands',
] as const;

/** A fact that bars the short forms. */
export type ReturnFact = (typeof returnFacts)[number];

/** The facts that the form of a return depends on. Whoever knows more of a person adds it here, and nowhere else. */
export interface ReturnFormInput {
  readonly year: FinancialYear;
  readonly resident: boolean;
  readonly business: BusinessKind;
  readonly totalIncome: Money;
  /** Gains under section 112A (198 of the Act of 2025), before the part that is free of tax. */
  readonly listedLongTermGains: Money;
  /** The houses that the person owns, let out or not. */
  readonly houses: number;
  readonly facts: ReadonlySet<ReturnFact>;
}

/** Why a short form may not be used. */
export type FormBar = ReturnFact | 'nonResident' | 'business' | 'income' | 'longTermGains' | 'houses';

/** The limits of the short forms for the returns of a year, and the text that says so. */
interface ReturnFormRules {
  /** The year whose forms these are: an earlier one until those of the year itself are notified. */
  readonly formsOf: FinancialYear;
  readonly incomeLimit: Money;
  readonly houseLimit: number;
  readonly longTermGainsLimit: Money;
  readonly agricultureLimit: Money;
  /** The rule, and where its limits of the year were read. */
  readonly sources: readonly string[];
  /** As YYYY-MM-DD. */
  readonly checkedOn: string;
}

/** Rule 12 of the Income-tax Rules, 1962. */
const RULE_12 =
  'https://github.com/namish800/tax-act-scraper/blob/adc4167ed72288a0581373fe67f6cef9eeb708a4/output/markdown/rules/rule_12.md';

const rules2024: ReturnFormRules = {
  formsOf: '2024-25',
  incomeLimit: fromRupees(5_000_000),
  houseLimit: 1,
  longTermGainsLimit: fromRupees(125_000),
  agricultureLimit: fromRupees(5_000),
  sources: [
    RULE_12,
    'https://www.ndtvprofit.com/personal-finance/how-to-file-itr-1-using-excel-utility-a-step-by-step-guide-for-taxpayers',
  ],
  checkedOn: '2026-11-29',
};

/** With the Income-tax (Second Amendment) Rules, 2026, of 30 March 2026: two houses. */
const rules2025: ReturnFormRules = {
  ...rules2024,
  formsOf: '2025-26',
  houseLimit: 2,
  sources: [RULE_12, 'https://www.taxtmi.com/tmi_blog_details?id=893943'],
};

/**
 * The rules of the forms by year. Rule 164 of the Income-tax Rules, 2026 is for the returns of 2026-27, and its forms are to
 * be notified before April 2027: until then the forms of the year before say which one fits.
 */
export const returnFormRules: Readonly<Record<FinancialYear, ReturnFormRules>> = {
  '2024-25': rules2024,
  '2025-26': rules2025,
  '2026-27': {
    ...rules2025,
    sources: [
      ...rules2025.sources,
      'https://www.caclubindia.com/news/income-tax-act-2025-new-itr-forms-to-be-issued-before-2027-28-25908.asp',
    ],
  },
};

/** The bars that ITR-4 does not have: it is for a business. */
const ofSalaryAlone: readonly FormBar[] = ['business'];

/** The form of a return, and why no shorter one may be used. */
export interface ReturnFormChoice {
  readonly form: ReturnFormId;
  readonly bars: readonly FormBar[];
}

function findBars(input: ReturnFormInput): readonly FormBar[] {
  const { incomeLimit, houseLimit, longTermGainsLimit } = returnFormRules[input.year];
  const bars: readonly (readonly [FormBar, boolean])[] = [
    ['nonResident', !input.resident],
    ['business', input.business !== 'none'],
    ['income', input.totalIncome > incomeLimit],
    ['longTermGains', input.listedLongTermGains > longTermGainsLimit],
    ['houses', input.houses > houseLimit],
    ...returnFacts.map((fact) => [fact, input.facts.has(fact)] as const),
  ];
  return bars.filter(([, isBarred]) => isBarred).map(([bar]) => bar);
}

/**
 * Chooses the form of a person’s return: ITR-1 for a resident with salary, houses, interest and small long-term gains,
 * ITR-4 for the same with presumptive business income, otherwise ITR-2 without and ITR-3 with a business.
 */
export function chooseReturnForm(input: ReturnFormInput): ReturnFormChoice {
  const bars = findBars(input);
  if (input.business === 'none') return { form: bars.length === 0 ? 'ITR-1' : 'ITR-2', bars };
  const barsShort = bars.some((bar) => !ofSalaryAlone.includes(bar));
  return { form: input.business === 'presumptive' && !barsShort ? 'ITR-4' : 'ITR-3', bars };
}
