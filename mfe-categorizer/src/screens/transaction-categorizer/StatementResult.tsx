import { Button, Icon, TextLink, type IconName } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import type { ConvertedStatement } from '../../domain/convertStatement.ts';
import { describeProof, type BalanceCheck } from '../../domain/describeProof.ts';
import { readProof, type Proof } from '../../domain/proof.ts';
import { isToBeChecked, splitIntoAccounts } from '../../domain/splitIntoAccounts.ts';
import { summarise, type Summary } from '../../domain/summarise.ts';
import { CategoryTotals } from './CategoryTotals.tsx';
import { DownloadCsv } from './DownloadCsv.tsx';
import { HighestTransactions } from './HighestTransactions.tsx';
import { SalaryLink } from './SalaryLink.tsx';
import { Actions, Contents, Facts, FileName, Finding, Mark, Strip } from './StatementResult.styles.ts';
import { checkId, TransactionTable } from './TransactionTable.tsx';

const sections = [
  { id: 'transaction-data', name: 'Transaction Data' },
  { id: 'transaction-categories', name: 'Transaction Categories' },
  { id: 'highest-transactions', name: 'Highest Transactions' },
];

const icons: Readonly<Record<BalanceCheck['verdict'], IconName>> = {
  proved: 'check',
  unchecked: 'file',
  doubtful: 'warning',
};

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100).replace('-', '−');

/** The figures to hold against the statement: its balances, or its totals where it prints no balances. */
function figures(proof: Proof | undefined, { categories }: Summary): string[] {
  const { openingPaise, closingPaise, unprovable = 0 } = proof ?? {};
  const sum = (side: 'debitPaise' | 'creditPaise') => categories.reduce((total, category) => total + category[side], 0);
  return [
    ...(openingPaise !== undefined && closingPaise !== undefined
      ? [`Opening balance ${rupees(openingPaise)}, closing balance ${rupees(closingPaise)}.`]
      : []),
    ...(unprovable > 0
      ? [`Total debit ${rupees(sum('debitPaise'))}, total credit ${rupees(sum('creditPaise'))}.`]
      : []),
  ];
}

/** Says what is in the totals where that is not plain: several accounts, and amounts without a side. */
function describeTotals(accountCount: number, unsidedCount: number): string | undefined {
  const sentences = [
    ...(accountCount > 1
      ? [accountCount === 2 ? 'Both accounts together.' : `All ${accountCount} accounts together.`]
      : []),
    ...(unsidedCount > 0
      ? [`Without ${unsidedCount === 1 ? '1 amount' : `${unsidedCount} amounts`} that may be a debit or a credit.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

export interface StatementResultProps {
  readonly statement: ConvertedStatement;
  readonly onUploadAnother: () => void;
}

/** A converted statement: how far it is proved, its download, and its table, chart and highest amounts. */
export function StatementResult({ statement, onUploadAnother }: StatementResultProps): ReactElement {
  const { csv, fileName, headers, skipped, transactions } = statement;
  const [emptyMessage, setEmptyMessage] = useState<string>();
  const proof = readProof(headers);
  const { verdict, sentences } = describeProof(proof, transactions);
  const summary = summarise(transactions);
  const accounts = splitIntoAccounts(transactions, proof);
  const rows = accounts.flatMap((account) => account.rows);
  const firstToCheck = rows.find(isToBeChecked);
  const unsidedCount = rows.filter(({ unsidedPaise }) => unsidedPaise !== 0).length;
  const note = describeTotals(accounts.length, unsidedCount);

  return (
    <>
      <Strip>
        <Mark $verdict={verdict}>
          <Icon name={icons[verdict]} />
        </Mark>
        <Facts>
          <FileName>{fileName}</FileName>
          {sentences.map((sentence) => (
            <Finding key={sentence} $isDoubtful={verdict === 'doubtful'}>
              {sentence}
            </Finding>
          ))}
          {firstToCheck && (
            <p>
              <TextLink to={`#${checkId(firstToCheck.number)}`} alone>
                Go to the first row to check
              </TextLink>
            </p>
          )}
          {accounts.length > 1 && <p>This file has {accounts.length} accounts; each has a table of its own.</p>}
          {figures(proof, summary).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {skipped > 0 && (
            <p>
              Left out because fields were missing: {skipped} {skipped === 1 ? 'row' : 'rows'}.
            </p>
          )}
          <p role="alert">{emptyMessage}</p>
        </Facts>
        <Actions>
          <Button variant="secondary" onClick={onUploadAnother}>
            Upload another
          </Button>
          <DownloadCsv
            csv={csv}
            onEmpty={({ message }) => {
              setEmptyMessage(message);
            }}
          />
        </Actions>
      </Strip>
      <Contents aria-label="On this page">
        {sections.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </Contents>
      <TransactionTable id="transaction-data" accounts={accounts} />
      <CategoryTotals id="transaction-categories" categories={summary.categories} note={note} />
      <HighestTransactions id="highest-transactions" summary={summary} unsidedCount={unsidedCount} note={note} />
      <SalaryLink transactions={transactions} />
    </>
  );
}
