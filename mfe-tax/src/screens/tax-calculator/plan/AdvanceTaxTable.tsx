import { Table, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import {
  addPayments,
  computeDates,
  computeYearEndInterest,
  dayOf,
  paymentDatesOf,
  planPayments,
  type AdvanceTaxFigures,
  type DateResult,
} from '../../../domain/act/advanceTax.ts';
import { returnDates } from '../../../domain/act/returnDates.ts';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { sum, toRupees, type Money } from '../../../domain/money.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Lines } from './Plan.styles.ts';

/** Properties of `AdvanceTaxTable`. */
export interface AdvanceTaxTableProps {
  readonly figures: AdvanceTaxFigures;
  readonly year: FinancialYear;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

interface Row extends DateResult {
  readonly day: string;
  readonly toPay: Money;
}

const figure = (amount: Money) => formatFigure(toRupees(amount));
const rupees = (amount: Money) => formatRupees(toRupees(amount));
const sumInterest = (dates: readonly DateResult[]) => sum(dates.map(({ interest }) => interest));

/** The dates with what is left to pay by each, and what that changes. */
function datesOf({ figures, year, today }: AdvanceTaxTableProps): readonly Row[] {
  const planned = planPayments(figures, today);
  const paid = addPayments(figures.paid, planned);
  const asPaid = computeDates(figures);
  const asPlanned = computeDates({ ...figures, paid });
  return paymentDatesOf(year).flatMap((date, index) => {
    const [soFar, result] = [asPaid[index], asPlanned[index]];
    if (!soFar || !result) return [];
    return [{ ...result, paid: soFar.paid, day: dayOf(year, date), toPay: planned[date.id] }];
  });
}

/** The dates of advance tax, the next payment, and the interest of what is missing. */
export function AdvanceTaxTable(props: AdvanceTaxTableProps): ReactElement {
  const { figures, year, today } = props;
  const { citeSection } = useResultTexts();
  const texts = usePlanTexts().advanceTax;
  const { provisions, advanceTax } = years[year];
  const { interestOfDates, interestAfterYear, interestRounding } = provisions;
  const rows = datesOf(props);
  const next = rows.find(({ toPay }) => toPay > 0n);
  const returnDay = returnDates(year).onTime;
  const payment = returnDay < today ? today : returnDay;
  const columns: readonly Column<Row>[] = [
    { head: texts.date, kind: 'name', cell: ({ day }) => texts.day(day) },
    { head: texts.dueInAll, kind: 'amount', cell: ({ due }) => figure(due) },
    { head: texts.paidInAll, kind: 'amount', cell: ({ paid }) => figure(paid) },
    { head: texts.toPay, kind: 'amount', cell: ({ toPay }) => figure(toPay) },
    { head: texts.interest, kind: 'amount', cell: ({ interest }) => figure(interest) },
  ];
  const past = sumInterest(rows);
  return (
    <>
      <Lines>
        <strong>{next ? texts.next(rupees(next.toPay), next.day) : texts.nothingLeft}</strong>{' '}
        {texts.pastInterest(rupees(past), citeSection(interestOfDates.section))}{' '}
        {texts.ifNothingMore(
          { amount: rupees(sumInterest(computeDates(figures))), section: citeSection(interestOfDates.section) },
          {
            amount: rupees(computeYearEndInterest(figures, payment)),
            section: citeSection(interestAfterYear.section),
          },
          payment,
        )}{' '}
        {texts.rounding(advanceTax.interestPercentAMonth, citeSection(interestRounding.section))}
      </Lines>
      <Table caption={texts.table} columns={columns} rows={rows} />
    </>
  );
}
