import type { PaymentId } from '../../../mfe-tax/src/domain/act/advanceTax.ts';
import type { Report } from './report.ts';

/** A year's tax with what was paid in advance, and the interest that the Act asks for. */
export interface InterestCase {
  readonly tax: number;
  readonly taxOnGains?: number;
  readonly gainsFrom?: PaymentId;
  readonly paid?: Readonly<Partial<Record<PaymentId, number>>>;
  /** The day after 2025-26 on which the rest is paid. */
  readonly payment: string;
  /** Of the four dates, and after the year. */
  readonly interest: readonly [number, number, number, number, number];
}

const GAINS_AND_234C = 'https://www.caclubindia.com/forum/interest-u-s-234c-4148.asp';
const COMPUTED_WRONG = 'https://caclubindia.com/forum/interest-calculation--148912.asp';

/** Reports about interest on advance tax. The figures are worked out by hand from sections 234B and 234C and rule 119A. */
export const interestReports: readonly Report<InterestCase>[] = [
  {
    kind: 'the amount that bears interest rounded up to a hundred',
    source: 'https://caclubindia.com/Experts/interest-u-s-234-c-334190.asp',
    // 1,749.90, 5,249.70, 8,749.50 and 11,666.
    one: { tax: 11_666, payment: '2026-07-31', interest: [51, 156, 261, 116, 464] },
  },
  {
    kind: 'interest of a date for a quarter of a percent, not for three months',
    source: COMPUTED_WRONG,
    one: { tax: 120_898, payment: '2026-07-31', interest: [543, 1_632, 2_718, 1_208, 4_832] },
  },
  {
    kind: 'interest after the year on what is missing of 90%',
    source: 'https://caclubindia.com/Experts/interest-u-s-234b-1120124.asp',
    // 1,20,898 less 57,409, for six months.
    one: { tax: 120_898, paid: { june: 57_409 }, payment: '2026-09-20', interest: [0, 0, 996, 634, 3_804] },
  },
  {
    kind: 'interest on gains for the dates before them',
    source: GAINS_AND_234C,
    one: {
      tax: 100_000,
      taxOnGains: 100_000,
      gainsFrom: 'december',
      paid: { december: 75_000, march: 25_000 },
      payment: '2026-07-31',
      interest: [0, 0, 0, 0, 0],
    },
  },
  {
    kind: 'gains after the last date, whose tax is paid by 31 March',
    source: 'https://eztax.in/income-tax-act-2025/section-425',
    one: {
      tax: 100_000,
      taxOnGains: 100_000,
      gainsFrom: 'later',
      paid: { later: 100_000 },
      payment: '2026-07-31',
      interest: [0, 0, 0, 0, 0],
    },
  },
  {
    kind: 'the later dates of gains though their tax was not paid',
    source: 'https://ai.jamku.app/incometax2025/act/425.html',
    one: {
      tax: 100_000,
      taxOnGains: 100_000,
      gainsFrom: 'december',
      payment: '2026-07-31',
      interest: [450, 1_350, 2_250, 1_000, 4_000],
    },
  },
  {
    kind: 'interest although 12% and 36% were paid',
    source: 'https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax',
    one: {
      tax: 100_000,
      paid: { june: 12_000, september: 24_000, december: 39_000, march: 25_000 },
      payment: '2026-07-31',
      interest: [0, 0, 0, 0, 0],
    },
  },
];

const nothingPaid = { june: 0, september: 0, december: 0, march: 0, later: 0 };

/** The case as the site and the program in Python take it. */
export function toInterestCase({ tax, taxOnGains = 0, gainsFrom = 'june', paid, payment }: InterestCase) {
  return { year: '2025-26' as const, tax, taxOnGains, gainsFrom, paid: { ...nothingPaid, ...paid }, payment };
}

/** The interest of the case by date, as both answer. */
export function toAnswers({ interest: [june, september, december, march, yearEnd] }: InterestCase) {
  return { june, september, december, march, yearEnd };
}
