import { Card, Swatch, ToolHeading } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import { readableDate } from '../../../domain/statement/statementDate.ts';
import type { HighestTransaction, Summary } from '../../../domain/summary/summarise.ts';
import { Day, Figure, Name, Note, Pair, Section } from './HighestTransactions.styles.ts';

interface HighestCardProps {
  readonly side: 'debit' | 'credit';
  readonly name: string;
  readonly highest: HighestTransaction | undefined;
  /** Shown instead of an amount if this side has none. */
  readonly none: string;
}

function HighestCard({ side, name, highest, none }: HighestCardProps): ReactElement {
  const nameId = useId();
  return (
    <Card as="article" aria-labelledby={nameId}>
      <Name id={nameId}>
        <Swatch $fill={side} />
        {name}
      </Name>
      <Figure>{highest ? formatRupeesAndPaise(highest.amountPaise / 100) : '–'}</Figure>
      <p>{highest ? highest.description : none}</p>
      {highest && <Day>{readableDate(highest.date)}</Day>}
    </Card>
  );
}

/** Properties of `HighestTransactions`. */
export interface HighestTransactionsProps {
  readonly id: string;
  readonly summary: Summary;
  /** How many amounts may be debits or credits. */
  readonly unsidedCount: number;
  /** Which rows were compared, if that is not obvious. */
  readonly note?: string | undefined;
}

/** The largest amount on each side, with its row. */
export function HighestTransactions({ id, summary, unsidedCount, note }: HighestTransactionsProps): ReactElement {
  const none = (side: 'debit' | 'credit') =>
    unsidedCount > 0 ? `No amount is known to be a ${side}.` : `Nothing was ${side}ed.`;
  return (
    <Section id={id}>
      <ToolHeading>Highest Transactions</ToolHeading>
      {note !== undefined && <Note>{note}</Note>}
      <Pair>
        <HighestCard side="debit" name="Highest Debit" highest={summary.highestDebit} none={none('debit')} />
        <HighestCard side="credit" name="Highest Credit" highest={summary.highestCredit} none={none('credit')} />
      </Pair>
    </Section>
  );
}
