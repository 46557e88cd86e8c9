/** A report in a list: what it is about and its address. */
export interface ReportCard {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly company: string;
  /** In the middle of a sentence, so without a capital. */
  readonly sector: string;
  /** One sentence: the question that the report follows. */
  readonly summary: string;
  /** The day it was published, as `2026-10-13`. */
  readonly published: string;
  /** How long it takes at two hundred words a minute. */
  readonly minutes: number;
}

export const solarPumpsCard: ReportCard = {
  slug: 'solar-pumps',
  title: 'Solar pumps, paid for late',
  company: 'Kirandhar Solar Pumps',
  sector: 'farm equipment',
  summary: 'Profit has grown every year, and so has the debt. Where does the money stay?',
  published: '2026-10-13',
  minutes: 4,
};

export const coldStoresCard: ReportCard = {
  slug: 'cold-stores',
  title: 'Cold stores, built on loans',
  company: 'Sheetmarg Cold Chain',
  sector: 'storage and transport',
  summary: 'Each new store is built with borrowed money and fills up slowly. Can the full ones carry the new ones?',
  published: '2026-09-15',
  minutes: 4,
};

export const payrollSoftwareCard: ReportCard = {
  slug: 'payroll-software',
  title: 'Payroll software, paid ahead',
  company: 'Vetanika Payroll Software',
  sector: 'software',
  summary: 'It has no loan, yet more than half of what it has is owed to somebody. To whom, and does it matter?',
  published: '2026-08-18',
  minutes: 4,
};

/** Every report, newest first. */
export const reportCards: readonly ReportCard[] = [solarPumpsCard, coldStoresCard, payrollSoftwareCard];
