import { Table, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { ComparedLine, Comparison } from '../../domain/forms/compareWithEstimate.ts';
import type { FinancialYear } from '../../domain/financialYear.ts';
import type { RegimeId } from '../../domain/regimes.ts';
import { useFormResultTexts } from '../../texts/formResultTexts.ts';

const show = (paise: number | undefined) => (paise === undefined ? undefined : formatFigure(Math.round(paise / 100)));

/** Properties of `ComparisonTable`. */
export interface ComparisonTableProps {
  readonly comparison: Comparison;
  readonly year: FinancialYear;
  readonly regime: RegimeId;
}

/** The form beside the estimate, with the reason of each difference, and what is due. */
export function ComparisonTable({ comparison: { lines, due }, year, regime }: ComparisonTableProps): ReactElement {
  const texts = useFormResultTexts();
  const columns: readonly Column<ComparedLine>[] = [
    { head: texts.row, kind: 'name', entryPart: 'title', cell: ({ row }) => texts.rows[row] },
    { head: texts.inForm, kind: 'amount', entryPart: 'aside', cell: ({ printed }) => show(printed) },
    { head: texts.inEstimate, kind: 'amount', entryPart: 'figure', cell: ({ ours }) => show(ours) },
    {
      head: texts.why,
      entryPart: 'note',
      cell: ({ reason }) => (reason === undefined ? texts.same : texts.reasons[reason]),
    },
  ];
  const amount = formatRupees(Math.abs(due) / 100);
  return (
    <>
      <Table caption={texts.comparison(year, regime)} captionHidden columns={columns} rows={lines} />
      <p role="status">{due === 0 ? texts.settled : due > 0 ? texts.due(amount) : texts.refund(amount)}</p>
    </>
  );
}
