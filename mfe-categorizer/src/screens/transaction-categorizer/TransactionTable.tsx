import { Icon, Table, Tag, ToolHeading, type Column } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { formatPaise } from '../../domain/paise.ts';
import { isToBeChecked, type ShownAccount, type ShownRow } from '../../domain/splitIntoAccounts.ts';
import { readableDate } from '../../domain/statementDate.ts';
import { Accounts, AccountTitle, Check, Day, Kind, Section, Title, Unit } from './TransactionTable.styles.ts';

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

/** Where a link to a row that has to be checked leads. */
export const checkId = (rowNumber: number): string => `check-row-${rowNumber}`;

/** Marks a row that a person should compare with the statement. */
function RowCheck({ row }: { readonly row: ShownRow }): ReactElement {
  const { number, unsidedPaise } = row;
  return (
    <Check id={checkId(number)} tabIndex={-1}>
      <Icon name="warning" size={16} />
      <span>
        Check this row
        {unsidedPaise !== 0 && <>: {formatRupeesAndPaise(unsidedPaise / 100)} may be a debit or a credit</>}
      </span>
    </Check>
  );
}

const columns: readonly Column<ShownRow>[] = [
  { head: 'Date', place: 'note', cell: ({ date }) => <Day>{readableDate(date)}</Day> },
  {
    head: 'Description',
    place: 'title',
    cell: (row) => (
      <>
        {row.description}
        {isToBeChecked(row) && <RowCheck row={row} />}
      </>
    ),
  },
  { head: 'Debit', kind: 'debit', place: 'figure', cell: ({ debitPaise }) => figure(debitPaise) },
  { head: 'Credit', kind: 'credit', place: 'figure', cell: ({ creditPaise }) => figure(creditPaise) },
  {
    head: 'Balance',
    kind: 'amount',
    place: 'aside',
    cell: ({ balancePaise }) => balancePaise !== undefined && formatPaise(balancePaise),
  },
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

/** One account of several: its name, and its rows as a table of its own. */
function AccountTable({ account, index }: { readonly account: ShownAccount; readonly index: number }): ReactElement {
  const { numberEnd, rows } = account;
  const name = numberEnd === undefined ? `Account ${index + 1}` : `Account ending in ${numberEnd}`;
  return (
    <div>
      <AccountTitle>{name}</AccountTitle>
      <Unit>
        {rows.length} {rows.length === 1 ? 'transaction' : 'transactions'}, amounts in ₹
      </Unit>
      <Table caption={`${name}, amounts in ₹`} captionHidden columns={columns} rows={rows} />
    </div>
  );
}

export interface TransactionTableProps {
  readonly id: string;
  readonly accounts: readonly ShownAccount[];
}

/** Every row of the statement: one table, or one for each of several accounts. */
export function TransactionTable({ id, accounts }: TransactionTableProps): ReactElement {
  const [only, ...others] = accounts;
  const isOne = only !== undefined && others.length === 0;
  return (
    <Section id={id}>
      <Title>
        <ToolHeading>Transaction Data</ToolHeading>
        {isOne && <Unit aria-hidden="true">Amounts in ₹</Unit>}
      </Title>
      {isOne ? (
        <Table caption="Transaction Data, amounts in ₹" captionHidden columns={columns} rows={only.rows} />
      ) : (
        <Accounts>
          {accounts.map((account, index) => (
            <AccountTable key={index} account={account} index={index} />
          ))}
        </Accounts>
      )}
    </Section>
  );
}
