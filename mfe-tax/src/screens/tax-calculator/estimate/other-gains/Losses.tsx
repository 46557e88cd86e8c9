import { Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { LossOutcome } from '../../../../domain/act/losses.ts';
import { otherGainRules } from '../../../../domain/act/otherGainRules.ts';
import { returnDates } from '../../../../domain/act/returnDates.ts';
import { years } from '../../../../domain/act/years.ts';
import { toRupees, type Money } from '../../../../domain/money.ts';
import { useOtherGainsTexts } from '../../../../texts/otherGainsTexts.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import { useTexts } from '../../../../texts/texts.ts';
import { Tables } from '../../workings/Workings.styles.ts';
import type { LossesProps } from '../../resultProps.ts';
import { Start } from '../EstimateWorkings.styles.ts';

const regimes = ['old', 'new'] as const;
const figure = (amount: Money) => formatFigure(toRupees(amount));

/** The amount that each loss lowers this year, its rest and until when that can be set off, under both regimes. */
export function Losses({ estimate, year }: LossesProps): ReactElement {
  const { table: texts, and, lossKinds } = useOtherGainsTexts();
  const { citeSection } = useResultTexts();
  const { regimes: names } = useTexts();
  const { act } = years[year];
  const { setOff, carriedGains, lateReturn } = otherGainRules[act];
  const columns: readonly Column<LossOutcome>[] = [
    { head: texts.loss, kind: 'name', cell: (loss) => texts.of(lossKinds[loss.kind], loss.year) },
    { head: texts.setOff, kind: 'amount', cell: (loss) => figure(loss.setOff) },
    { head: texts.left, kind: 'amount', cell: ({ left }) => figure(left) },
    { head: texts.until, kind: 'amount', cell: ({ left, until }) => until ?? (left > 0n ? texts.lapses : texts.none) },
  ];
  const { losses } = estimate.new;
  const hasOldLongTerm = losses.some((loss) => loss.kind === 'longTerm' && loss.year < '2026-27');
  return (
    <Start>
      <ToolHeading>{texts.title(year)}</ToolHeading>
      <p>{texts.lead(and(citeSection(setOff.section), citeSection(carriedGains.section)))}</p>
      <Tables>
        {regimes.map((regime) => (
          <Table
            key={regime}
            caption={<h3>{texts.caption(names[regime])}</h3>}
            columns={columns}
            rows={estimate[regime].losses}
          />
        ))}
      </Tables>
      <p>{texts.late(returnDates(year).onTime, citeSection(lateReturn.section))}</p>
      {hasOldLongTerm && texts.oldLongTerm[act] && <p>{texts.oldLongTerm[act]}</p>}
      {losses.some(({ kind }) => kind === 'ownHouse') && <p>{texts.ownHouse}</p>}
    </Start>
  );
}
