import { Table, Tag, ToolHeading, type Column } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { formatPaise } from '../../domain/paise.ts';
import { readableDate } from '../../domain/statementDate.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { Day, Kind, Section, Title, Unit } from './TransactionTable.styles.ts';

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

const columns: readonly Column<Transaction>[] = [
  { head: 'Date', place: 'note', cell: ({ date }) => <Day>{readableDate(date)}</Day> },
  { head: 'Description', place: 'title', cell: ({ description }) => description },
  { head: 'Debit', kind: 'debit', place: 'figure', cell: ({ debitPaise }) => figure(debitPaise) },
  { head: 'Credit', kind: 'credit', place: 'figure', cell: ({ creditPaise }) => figure(creditPaise) },
  { head: 'Balance', kind: 'amount', place: 'aside', cell: ({ balancePaise }) => balancePaise !== undefined && formatPaise(balancePaise) },
  {
    head: 'Category',
    place: 'foot',
    cell: ({ category }) => (
      <Kind>
        <Tag>{category}</Tag>
      </Kind>
    ),
  },
];

export interface TransactionTableProps {
  readonly id: string;
  readonly transactions: readonly Transaction[];
}

/** Every row of the statement. */
export function TransactionTable({ id, transactions }: TransactionTableProps): ReactElement {
  return (
    <Section id={id}>
      <Title>
        <ToolHeading>Transaction Data</ToolHeading>
        <Unit aria-hidden="true">Amounts in ₹</Unit>
      </Title>
      <Table caption="Transaction Data, amounts in ₹" captionHidden columns={columns} rows={transactions} />
    </Section>
  );
}
