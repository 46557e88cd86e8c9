import { Button, Icon } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import type { ConvertedStatement } from '../../domain/convertStatement.ts';
import { CategoryTotals } from './CategoryTotals.tsx';
import { DownloadCsv } from './DownloadCsv.tsx';
import { HighestTransactions } from './HighestTransactions.tsx';
import { SalaryLink } from './SalaryLink.tsx';
import { Actions, Contents, Facts, FileName, Mark, Strip } from './StatementResult.styles.ts';
import { TransactionTable } from './TransactionTable.tsx';

const sections = [
  { id: 'transaction-data', name: 'Transaction Data' },
  { id: 'transaction-categories', name: 'Transaction Categories' },
  { id: 'highest-transactions', name: 'Highest Transactions' },
];

function facts({ balanceCheck, proof, skipped }: ConvertedStatement): string[] {
  const { openingPaise, closingPaise } = proof ?? {};
  return [
    balanceCheck.sentence,
    ...(openingPaise !== undefined && closingPaise !== undefined
      ? [
          `Opening balance ${formatRupeesAndPaise(openingPaise / 100)}, closing balance ${formatRupeesAndPaise(closingPaise / 100)}.`,
        ]
      : []),
    ...(skipped > 0 ? [`Left out because fields were missing: ${skipped} ${skipped === 1 ? 'row' : 'rows'}.`] : []),
  ];
}

export interface StatementResultProps {
  readonly statement: ConvertedStatement;
  readonly onUploadAnother: () => void;
}

/** A converted statement: whether its balances add up, its download, and its table, chart and highest amounts. */
export function StatementResult({ statement, onUploadAnother }: StatementResultProps): ReactElement {
  const { csv, fileName, summary, transactions, balanceCheck } = statement;
  const [emptyMessage, setEmptyMessage] = useState<string>();

  return (
    <>
      <Strip>
        <Mark $isProved={balanceCheck.isProved}>
          <Icon name={balanceCheck.isProved ? 'check' : 'warning'} />
        </Mark>
        <Facts>
          <FileName>{fileName}</FileName>
          {facts(statement).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
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
      <TransactionTable id="transaction-data" transactions={transactions} />
      <CategoryTotals id="transaction-categories" categories={summary.categories} />
      <HighestTransactions id="highest-transactions" summary={summary} />
      <SalaryLink transactions={transactions} />
    </>
  );
}
