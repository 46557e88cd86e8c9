import { Table, TermLink, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { sum, toRupees, type Money } from '../../../domain/money.ts';
import type { Payslip } from '../../../domain/payslip.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { ScrolledCaption } from './Way.styles.ts';

interface Row extends Omit<Payslip, 'month'> {
  readonly name: string;
}

const figure = (amount: Money) => formatFigure(toRupees(amount));

/** The twelve payslips of a year, and their sums. */
export function PayslipTable({ payslips }: { readonly payslips: readonly Payslip[] }): ReactElement {
  const texts = usePlanTexts().way.payslip;
  const total = (name: keyof Omit<Payslip, 'month'>) => sum(payslips.map((payslip) => payslip[name]));
  const year: Row = {
    name: texts.wholeYear,
    gross: total('gross'),
    fund: total('fund'),
    professionalTax: total('professionalTax'),
    tax: total('tax'),
    inHand: total('inHand'),
  };
  const columns: readonly Column<Row>[] = [
    { head: texts.month, kind: 'name', cell: ({ name }) => name },
    // Beside the month, so that a phone shows it without scrolling.
    { head: texts.inHand, kind: 'amount', cell: ({ inHand }) => <strong>{figure(inHand)}</strong> },
    { head: texts.gross, kind: 'amount', cell: ({ gross }) => figure(gross) },
    ...(year.fund > 0n
      ? [{ head: texts.fundTaken, kind: 'amount' as const, cell: ({ fund }: Row) => figure(fund) }]
      : []),
    ...(year.professionalTax > 0n
      ? [
          {
            head: texts.professionalTax,
            kind: 'amount' as const,
            cell: ({ professionalTax }: Row) => figure(professionalTax),
          },
        ]
      : []),
    { head: texts.taxTaken, kind: 'amount', cell: ({ tax }) => figure(tax) },
  ];
  const rows = payslips.map(({ month, ...amounts }): Row => ({ name: texts.monthOf(month), ...amounts }));
  return (
    <Table
      // Its link lets a keyboard reach a table that a phone scrolls.
      caption={
        <ScrolledCaption>
          {texts.table} <TermLink term="in-hand-salary">{texts.inHandTerm}</TermLink>
        </ScrolledCaption>
      }
      columns={columns}
      rows={[...rows, year]}
    />
  );
}
