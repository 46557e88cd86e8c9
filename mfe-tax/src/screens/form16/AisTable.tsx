import { Table, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { AisEntry, AisSums } from '../../domain/forms/ais.ts';
import { useFormResultTexts } from '../../texts/formResultTexts.ts';

const show = (paise: number) => formatFigure(Math.round(paise / 100));

/** Properties of `AisTable`. */
export interface AisTableProps {
  readonly entries: readonly AisEntry[];
  readonly sums: AisSums;
}

/** Interest and dividends of an AIS, each entry with its place in the file. */
export function AisTable({ entries, sums }: AisTableProps): ReactElement {
  const texts = useFormResultTexts();
  const columns: readonly Column<AisEntry>[] = [
    { head: texts.source, kind: 'name', entryPart: 'title', cell: ({ source, code }) => source || code },
    {
      head: texts.information,
      entryPart: 'note',
      cell: ({ code, income }) => (income === 'other' ? texts.notCounted(code) : code),
    },
    { head: texts.where, entryPart: 'foot', cell: ({ place }) => (place ? texts.place(place) : texts.inJson) },
    { head: texts.amount, kind: 'amount', entryPart: 'figure', cell: ({ paise }) => show(paise) },
  ];
  return (
    <Table
      caption={texts.aisHeading}
      captionHidden
      columns={columns}
      rows={entries}
      sums={[
        { name: texts.interest, amount: show(sums.interest) },
        { name: texts.dividends, amount: show(sums.dividends) },
      ]}
    />
  );
}
