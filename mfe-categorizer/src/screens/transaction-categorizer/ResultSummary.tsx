import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { readableDate } from '../../domain/statementDate.ts';
import type { CategoryTotal, Summary } from '../../domain/summarise.ts';
import { Amount, Figures, Largest, Part, Share, Sum } from './ResultSummary.styles.ts';

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100).replace('-', '−');

/** So many of the largest categories answer where the money went. */
const LARGEST = 5;

function LargestCategories({
  spent,
  totalPaise,
}: {
  readonly spent: readonly CategoryTotal[];
  readonly totalPaise: number;
}): ReactElement {
  return (
    <Largest aria-label="Largest spending">
      {spent.slice(0, LARGEST).map(({ category, debitPaise }) => {
        const percent = Math.round((debitPaise / totalPaise) * 100);
        return (
          <li key={category}>
            <span>{category}</span>
            <Share aria-hidden="true" $percent={Math.max(1, percent)} />
            <Amount>
              {rupees(debitPaise)} <small>{percent < 1 ? 'under 1' : percent}%</small>
            </Amount>
          </li>
        );
      })}
    </Largest>
  );
}

export interface ResultSummaryProps {
  readonly summary: Summary;
  /** Where there is one account and the statement tells them. */
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  /** What is in the totals and what is not, where that is not plain. */
  readonly note: string | undefined;
}

/** The answer: period, balances, money in and out, what is left, and where most of it went. */
export function ResultSummary({ summary, openingPaise, closingPaise, note }: ResultSummaryProps): ReactElement {
  const { period, moneyInPaise, moneyOutPaise, spent } = summary;
  const net = moneyInPaise - moneyOutPaise;
  const parts = [
    ...(openingPaise === undefined ? [] : [{ name: 'Opening balance', paise: openingPaise }]),
    { name: 'Money in', paise: moneyInPaise, kind: 'credit' as const },
    { name: 'Money out', paise: moneyOutPaise, kind: 'debit' as const },
    { name: net < 0 ? 'Spent more than came in' : 'Left over', paise: Math.abs(net), kind: 'net' as const },
    ...(closingPaise === undefined ? [] : [{ name: 'Closing balance', paise: closingPaise }]),
  ];
  return (
    <section aria-label="Summary">
      {period && (
        <p>
          {readableDate(period.first)} to {readableDate(period.last)}
        </p>
      )}
      <Figures>
        {parts.map(({ name, paise, ...part }) => (
          <Part key={name} $strong={'kind' in part && part.kind === 'net'}>
            <dt>{name}</dt>
            <Sum $side={'kind' in part ? part.kind : undefined}>{rupees(paise)}</Sum>
          </Part>
        ))}
      </Figures>
      {note !== undefined && <p>{note}</p>}
      {spent.length > 0 && <LargestCategories spent={spent} totalPaise={moneyOutPaise} />}
    </section>
  );
}
