import { ChartFrame, Table, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { findRoom, measureAddition, type AdditionId } from '../../../domain/act/additions.ts';
import type { ActInputs } from '../../../domain/act/estimate.ts';
import { years } from '../../../domain/act/years.ts';
import { toRupees } from '../../../domain/money.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { unitOf } from '../charts/axis.ts';
import { Curves } from '../income-chart/Curves.tsx';
import { TallPlot } from '../income-chart/IncomeChart.styles.ts';
import { incomeScale } from '../income-chart/incomeScale.ts';
import { tableIncomes, taxCurves } from '../income-chart/taxCurves.ts';
import { Lines, SavingsFrame } from './Plan.styles.ts';

/** The sentence about a small addition is about this much, in rupees: below it, rounding to tens would show. */
const SMALL = 10_000;

/** Properties of `Addition`. */
export interface AdditionProps {
  readonly id: AdditionId;
  readonly inputs: ActInputs;
  readonly monthsLeft: number;
}

interface ChartProps {
  /** In rupees, above zero. */
  readonly room: number;
  readonly measure: ReturnType<typeof measureAddition>;
}

/** The tax that is saved, against what is paid more, and the same figures as a table. */
function SavingsChart({ room, measure }: ChartProps): ReactElement {
  const { units } = useResultTexts();
  const { regimes } = useTexts();
  const texts = usePlanTexts();
  const effectOf = (amount: number) => {
    const { saved, betterRegime } = measure(amount);
    return { amount, old: toRupees(saved.old), new: toRupees(saved.new), betterRegime };
  };
  const scale = incomeScale(taxCurves(effectOf, room), room, 1_000);
  const all = effectOf(room);
  const rows = tableIncomes(scale.incomes.ticks, room).map(effectOf);
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { head: texts.more, kind: 'name', cell: ({ amount }) => formatFigure(amount) },
    { head: texts.savedIn.old, kind: 'amount', cell: (row) => formatFigure(row.old) },
    { head: texts.savedIn.new, kind: 'amount', cell: (row) => formatFigure(row.new) },
    { head: texts.lowerTax, kind: 'amount', cell: ({ betterRegime }) => texts.lowerNames[betterRegime] },
  ];
  return (
    <SavingsFrame>
      <ChartFrame
        title={texts.chartTitle}
        lead={texts.chartLead(units[unitOf(scale.incomes).name], units[unitOf(scale.taxes).name])}
        legend={[
          { fill: 'old', label: regimes.old, note: formatRupees(all.old) },
          { fill: 'new', label: regimes.new, note: formatRupees(all.new) },
        ]}
        twin={<Table caption={texts.table} captionHidden columns={columns} rows={rows} />}
      >
        <TallPlot
          role="img"
          aria-label={texts.chartSummary(formatRupees(room), formatRupees(all.old), formatRupees(all.new))}
        >
          <Curves scale={scale} />
        </TallPlot>
      </ChartFrame>
    </SavingsFrame>
  );
}

/** How much more of one payment counts, what it takes off the tax, and the curve of it. */
export function Addition({ id, inputs, monthsLeft }: AdditionProps): ReactElement {
  const { citeSection } = useResultTexts();
  const texts = usePlanTexts();
  const provision = id === 'rentPaid' ? 'houseRentAllowance' : id;
  const lead = texts.additionLead(id, citeSection(years[inputs.year].provisions[provision].section));
  const room = toRupees(findRoom(inputs, id));
  if (room === 0) {
    return (
      <Lines>
        {lead} {texts.noRoom[id]}
      </Lines>
    );
  }
  const small = Math.min(SMALL, room);
  const measure = measureAddition(inputs, id);
  const { saved } = measure(small);
  const shown = (amount: bigint) => (amount > 0n ? formatRupees(toRupees(amount)) : undefined);
  const monthly = monthsLeft > 0 ? formatRupees(room / monthsLeft) : undefined;
  return (
    <>
      <Lines>
        {lead} {texts.room(formatRupees(room), monthly)}{' '}
        {texts.saved(formatRupees(small), { old: shown(saved.old), new: shown(saved.new) })}{' '}
        {texts.better[measure(room).betterRegime](formatRupees(room))}
      </Lines>
      <SavingsChart room={room} measure={measure} />
    </>
  );
}
