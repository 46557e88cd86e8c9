import { Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { estimateByAct, type ActInputs } from '../../../domain/act/estimate.ts';
import { lateFee, returnDates, returnKinds, type ReturnKind } from '../../../domain/act/returnDates.ts';
import { years } from '../../../domain/act/years.ts';
import { toRupees } from '../../../domain/money.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Start } from '../estimate/EstimateWorkings.styles.ts';

/** Properties of `ReturnDates`. */
export interface ReturnDatesProps {
  readonly inputs: ActInputs;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

/** The last day of each way to file a return of the year, and what it costs. */
export function ReturnDates({ inputs, today }: ReturnDatesProps): ReactElement {
  const { citeSection } = useResultTexts();
  const texts = usePlanTexts().returns;
  const { year } = inputs;
  const dates = returnDates(year);
  const { old, new: recent } = estimateByAct(inputs);
  const income = old.totalIncome < recent.totalIncome ? old.totalIncome : recent.totalIncome;
  const fee = formatRupees(toRupees(lateFee(income, year)));
  const columns: readonly Column<ReturnKind>[] = [
    { head: texts.kind, kind: 'name', cell: (kind) => texts.kinds[kind] },
    { head: texts.until, cell: (kind) => (dates[kind] < today ? texts.over(dates[kind]) : texts.day(dates[kind])) },
    { head: texts.costs, cell: (kind) => texts.cost[kind](fee) },
  ];
  return (
    <Start>
      <ToolHeading>{texts.title(year)}</ToolHeading>
      <Table caption={texts.table} captionHidden columns={columns} rows={returnKinds} />
      <p>{texts.regime(citeSection(years[year].sections.regimeChoice))}</p>
      <p>{texts.form}</p>
    </Start>
  );
}
