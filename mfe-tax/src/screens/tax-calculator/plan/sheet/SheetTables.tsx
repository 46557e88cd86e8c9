import { Table, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { toRupees } from '../../../../domain/money.ts';
import type { RegimeId } from '../../../../domain/regimes.ts';
import { usePlanTexts } from '../../../../texts/planTexts.ts';
import type { SheetRow, SheetTable } from './mergeSheets.ts';

/** Properties of `SheetTables`. */
export interface SheetTablesProps {
  readonly tables: readonly SheetTable[];
  /** Those of the columns. */
  readonly regimes: readonly RegimeId[];
}

/** The parts of the computation, each a table. */
export function SheetTables({ tables, regimes }: SheetTablesProps): ReactElement {
  const texts = usePlanTexts().way.sheet;
  const strong = ({ isSum }: SheetRow, text: string) => (isSum ? <strong>{text}</strong> : text);
  return (
    <>
      {tables.map(({ id, rows }) => {
        const columns: readonly Column<SheetRow>[] = [
          { head: texts.parts[id], kind: 'name', cell: (row) => strong(row, row.name) },
          ...regimes.map((regime, index): Column<SheetRow> => ({
            head: texts.regimes[regime],
            kind: 'amount',
            cell: (row) => {
              const amount = row.amounts[index];
              return amount === undefined ? undefined : strong(row, formatFigure(toRupees(amount)));
            },
          })),
        ];
        return <Table key={id} caption={texts.parts[id]} captionHidden columns={columns} rows={rows} />;
      })}
    </>
  );
}
