import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { readableDate } from '../../../domain/statement/statementDate.ts';
import type { CategoryTotal, Summary } from '../../../domain/summary/summarise.ts';
import { Amount, Figures, Largest, Part, Sentence, Share, Sum } from './ResultSummary.styles.ts';

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100);

/** The number of largest categories to show. */
const LARGEST = 5;

function LargestCategories({
  spending,
  totalPaise,
}: {
  readonly spending: readonly CategoryTotal[];
  readonly totalPaise: number;
}): ReactElement {
  return (
    <Largest aria-label="Largest spending">
      {spending.slice(0, LARGEST).map(({ category, debitPaise }) => {
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

interface Figure {
  readonly name: string;
  readonly paise: number;
  readonly kind?: 'debit' | 'credit' | 'net';
}

function FigureRow({ figures }: { readonly figures: readonly Figure[] }): ReactElement {
  return (
    <Figures>
      {figures.map(({ name, paise, kind }) => (
        <Part key={name} $strong={kind === 'net'}>
          <dt>{name}</dt>
          <Sum $side={kind}>{rupees(paise)}</Sum>
        </Part>
      ))}
    </Figures>
  );
}

/** Properties of `ResultSummary`. */
export interface ResultSummaryProps {
  readonly summary: Summary;
  /** Present for a single account whose statement prints them. */
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  /** Says what the totals include, if that is not obvious. */
  readonly note: string | undefined;
}

/**
 * The summary: period, balances, money in and out, what was spent, moved and invested, and where most of the spending
 * went.
 */
export function ResultSummary({ summary, openingPaise, closingPaise, note }: ResultSummaryProps): ReactElement {
  const { period, moneyInPaise, moneyOutPaise, groupsPaise, spending } = summary;
  const { spent, moved, invested } = groupsPaise;
  const net = moneyInPaise - moneyOutPaise;
  return (
    <section aria-label="Summary">
      {period && (
        <p>
          {readableDate(period.first)} to {readableDate(period.last)}
        </p>
      )}
      <FigureRow
        figures={[
          ...(openingPaise === undefined ? [] : [{ name: 'Opening balance', paise: openingPaise }]),
          { name: 'Money in', paise: moneyInPaise, kind: 'credit' },
          { name: 'Money out', paise: moneyOutPaise, kind: 'debit' },
          { name: net < 0 ? 'More out than in' : 'More in than out', paise: Math.abs(net), kind: 'net' },
          ...(closingPaise === undefined ? [] : [{ name: 'Closing balance', paise: closingPaise }]),
        ]}
      />
      {note !== undefined && <p>{note}</p>}
      {moved + invested > 0 && (
        <>
          <p>Of the money out, transfers and card payments count as moved, not as spent.</p>
          <FigureRow
            figures={[
              { name: 'Spent', paise: spent, kind: 'net' },
              { name: 'Moved', paise: moved },
              { name: 'Invested', paise: invested },
            ]}
          />
        </>
      )}
      {moneyInPaise > 0 && spent > moneyInPaise && (
        <Sentence>You spent {rupees(spent - moneyInPaise)} more than came in.</Sentence>
      )}
      {spending.length > 0 && <LargestCategories spending={spending} totalPaise={spent} />}
    </section>
  );
}
