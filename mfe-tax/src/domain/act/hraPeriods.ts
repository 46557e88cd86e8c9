import type { FinancialYear } from '../financialYear.ts';
import { fromRupees, sum, type Money } from '../money.ts';
import { computeHraExemption, type HraFigures } from './hra.ts';
import { listJobs, type JobsOfYear } from './jobs.ts';
import { countMonths, hasMonth, wholeYear, type Span } from './span.ts';
import { isMetroCity } from './years.ts';

/** A home for which rent was paid. */
interface Home {
  readonly span: Span;
  /** For all its months, in rupees. */
  readonly rentPaid: number;
  readonly city: string;
}

/** The homes of a year: the first is that of a person who did not move. */
export interface HomesOfYear extends Omit<Home, 'span'> {
  /** The months of the first home; all of them by default. */
  readonly homeSpan?: Span;
  readonly otherHomes?: readonly Home[];
}

/** Months in which neither the home nor an employer changed. */
export interface HraPeriod extends HraFigures {
  readonly span: Span;
  /** The place of the home in the list of homes. */
  readonly home: number;
}

interface Months {
  readonly span: Span;
  readonly home: number;
  readonly jobs: readonly number[];
}

/** Lists the months with a home and an employer; a month with two homes counts for the first of them. */
function listMonths(homes: readonly Home[], jobs: readonly { readonly span: Span }[]): readonly Months[] {
  const periods: Months[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const home = homes.findIndex(({ span }) => hasMonth(span, month));
    const present = jobs.flatMap(({ span }, index) => (hasMonth(span, month) ? [index] : []));
    if (home < 0 || present.length === 0) continue;
    const last = periods.at(-1);
    const goesOn = last?.span.to === month - 1 && last.home === home && last.jobs.join() === present.join();
    if (goesOn) periods[periods.length - 1] = { ...last, span: { from: last.span.from, to: month } };
    else periods.push({ home, jobs: present, span: { from: month, to: month } });
  }
  return periods;
}

/** The part in some months of an amount that is spread evenly over its own months. */
const spread = (rupees: number, over: Span, months: Span): Money =>
  (fromRupees(rupees) * BigInt(countMonths(months))) / BigInt(countMonths(over));

/**
 * The periods of a year by which the house rent allowance is exempt: each by the salary, the allowance, the rent and the
 * city of its own months (rule 2A; rule 279(2)(a) of the Income-tax Rules 2026).
 */
export function listHraPeriods(
  year: HomesOfYear & JobsOfYear & { readonly year: FinancialYear },
): readonly HraPeriod[] {
  const { homeSpan = wholeYear, rentPaid, city } = year;
  const homes = [{ span: homeSpan, rentPaid, city }, ...(year.otherHomes ?? [])];
  const jobs = listJobs(year);
  return listMonths(homes, jobs).flatMap(({ span, home: index, jobs: present }) => {
    const home = homes[index];
    if (home === undefined) return [];
    const ofJobs = (name: 'basicSalary' | 'houseRentAllowance') =>
      sum(jobs.flatMap((job, at) => (present.includes(at) ? [spread(job[name], job.span, span)] : [])));
    return [
      {
        span,
        home: index,
        year: year.year,
        basicSalary: ofJobs('basicSalary'),
        houseRentAllowance: ofJobs('houseRentAllowance'),
        rentPaid: spread(home.rentPaid, home.span, span),
        metroCity: isMetroCity(year.year, home.city),
      },
    ];
  });
}

/** The exempt house rent allowance of all periods together. */
export const sumHraExemption = (year: Parameters<typeof listHraPeriods>[0]): Money =>
  sum(listHraPeriods(year).map((period) => computeHraExemption(period).exempt));
