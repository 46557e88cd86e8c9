import { Card, Swatch, ToolHeading } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { HighestTransaction, Summary } from '../../../domain/summary/summarise.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Day, HighestFigure, HighestName, HighestNote, Pair, HighestSection } from './HighestTransactions.styles.ts';

interface HighestCardProps {
  readonly side: 'debit' | 'credit';
  readonly name: string;
  readonly highest: HighestTransaction | undefined;
  /** Shown instead of an amount if this side has none. */
  readonly none: string;
}

function HighestCard({ side, name, highest, none }: HighestCardProps): ReactElement {
  const texts = useResultTexts();
  const nameId = useId();
  return (
    <Card as="article" aria-labelledby={nameId}>
      <HighestName id={nameId}>
        <Swatch $fill={side} />
        {name}
      </HighestName>
      <HighestFigure>{highest ? formatRupeesAndPaise(highest.amountPaise / 100) : '–'}</HighestFigure>
      <p>{highest ? highest.description : none}</p>
      {highest && <Day>{texts.date(highest.date)}</Day>}
    </Card>
  );
}

/** Properties of `HighestTransactions`. */
export interface HighestTransactionsProps {
  readonly id: string;
  readonly summary: Summary;
  /** How many amounts may be debits or credits. */
  readonly unsidedCount: number;
  /** A note on which rows were compared, if that is not obvious. */
  readonly note?: string | undefined;
}

/** The largest amount on each side, with its row. */
export function HighestTransactions({ id, summary, unsidedCount, note }: HighestTransactionsProps): ReactElement {
  const { title, names, none } = useResultTexts().highest;
  const isUnsure = unsidedCount > 0;
  return (
    <HighestSection id={id}>
      <ToolHeading>{title}</ToolHeading>
      {note !== undefined && <HighestNote>{note}</HighestNote>}
      <Pair>
        <HighestCard side="debit" name={names.debit} highest={summary.highestDebit} none={none('debit', isUnsure)} />
        <HighestCard
          side="credit"
          name={names.credit}
          highest={summary.highestCredit}
          none={none('credit', isUnsure)}
        />
      </Pair>
    </HighestSection>
  );
}
