import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { CategoryTotal, Summary } from '../../../domain/summary/summarise.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Amount, SummaryFigures, Largest, Part, Sentence, Share, Sum } from './ResultSummary.styles.ts';

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
  const texts = useResultTexts();
  return (
    <Largest aria-label={texts.summary.largest}>
      {spending.slice(0, LARGEST).map(({ category, debitPaise }) => {
        const percent = Math.round((debitPaise / totalPaise) * 100);
        return (
          <li key={category}>
            <span>{texts.category(category)}</span>
            <Share aria-hidden="true" $percent={Math.max(1, percent)} />
            <Amount>
              {rupees(debitPaise)} <small>{percent < 1 ? texts.summary.underOne : percent}%</small>
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
    <SummaryFigures>
      {figures.map(({ name, paise, kind }) => (
        <Part key={name} $strong={kind === 'net'}>
          <dt>{name}</dt>
          <Sum $side={kind}>{rupees(paise)}</Sum>
        </Part>
      ))}
    </SummaryFigures>
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
  const { date, summary: words } = useResultTexts();
  const { spent, moved, invested } = groupsPaise;
  const net = moneyInPaise - moneyOutPaise;
  return (
    <section aria-label={words.label}>
      {period && <p>{words.period(date(period.first), date(period.last))}</p>}
      <FigureRow
        figures={[
          ...(openingPaise === undefined ? [] : [{ name: words.openingBalance, paise: openingPaise }]),
          { name: words.moneyIn, paise: moneyInPaise, kind: 'credit' },
          { name: words.moneyOut, paise: moneyOutPaise, kind: 'debit' },
          { name: net < 0 ? words.moreOut : words.moreIn, paise: Math.abs(net), kind: 'net' },
          ...(closingPaise === undefined ? [] : [{ name: words.closingBalance, paise: closingPaise }]),
        ]}
      />
      {note !== undefined && <p>{note}</p>}
      {moved + invested > 0 && (
        <>
          <p>{words.aboutMoved}</p>
          <FigureRow
            figures={[
              { name: words.spent, paise: spent, kind: 'net' },
              { name: words.moved, paise: moved },
              { name: words.invested, paise: invested },
            ]}
          />
        </>
      )}
      {moneyInPaise > 0 && spent > moneyInPaise && <Sentence>{words.spentMore(rupees(spent - moneyInPaise))}</Sentence>}
      {spending.length > 0 && <LargestCategories spending={spending} totalPaise={spent} />}
    </section>
  );
}
