import { Tag, ToolHeading, VisuallyHidden } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { formatPaise } from '../../domain/paise.ts';
import { readableDate } from '../../domain/statementDate.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { Amount, Body, Cell, Column, Head, Row, Section, Side, Table, Title, Unit } from './TransactionTable.styles.ts';

interface SideCellProps {
  readonly side: 'debit' | 'credit';
  readonly paise: number;
}

/** Debit or credit of a row. Where rows are entries, the column's head is out of sight and 'Dr' or 'Cr' says it. */
function SideCell({ side, paise }: SideCellProps): ReactElement {
  if (paise === 0) {
    return (
      <Amount $side={side} $empty>
        –
      </Amount>
    );
  }
  return (
    <Amount $side={side} $empty={false}>
      <Side aria-hidden="true">{side === 'debit' ? 'Dr' : 'Cr'} </Side>
      {formatPaise(paise)}
    </Amount>
  );
}

export interface TransactionTableProps {
  readonly id: string;
  readonly transactions: readonly Transaction[];
}

/** Every row of the statement; on small screens each row is an entry, and still a row for listeners. */
export function TransactionTable({ id, transactions }: TransactionTableProps): ReactElement {
  return (
    <Section id={id}>
      <Title>
        <ToolHeading>Transaction Data</ToolHeading>
        <Unit aria-hidden="true">Amounts in ₹</Unit>
      </Title>
      <Table>
        <caption>
          <VisuallyHidden>Transaction Data, amounts in ₹</VisuallyHidden>
        </caption>
        <Head>
          <Row>
            <Column>Date</Column>
            <Column>Description</Column>
            <Column $figures>Debit</Column>
            <Column $figures>Credit</Column>
            <Column $figures>Balance</Column>
            <Column>Category</Column>
          </Row>
        </Head>
        <Body>
          {transactions.map((transaction, index) => (
            <Row key={index}>
              <Cell $area="date">{readableDate(transaction.date)}</Cell>
              <Cell $area="description">{transaction.description}</Cell>
              <SideCell side="debit" paise={transaction.debitPaise} />
              <SideCell side="credit" paise={transaction.creditPaise} />
              <Cell $area="balance">{formatPaise(transaction.balancePaise)}</Cell>
              <Cell $area="category">
                <Tag>{transaction.category}</Tag>
              </Cell>
            </Row>
          ))}
        </Body>
      </Table>
    </Section>
  );
}
