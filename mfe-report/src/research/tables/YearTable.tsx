import type { ReactElement, ReactNode } from 'react';
import { GroupName, YearNote, FiguresRow, Scroll, FiguresTable } from './YearTable.styles.ts';
import type { YearGroup, YearRow } from './yearRows.ts';

function Rows({ rows }: { readonly rows: readonly YearRow[] }): ReactNode {
  return rows.map(({ name, note, figures, total }) => (
    <FiguresRow key={name} {...(total && { $total: true })}>
      <th scope="row">
        {name}
        {note !== undefined && <YearNote>{note}</YearNote>}
      </th>
      {figures.map((figure, index) => (
        <td key={index}>{figure}</td>
      ))}
    </FiguresRow>
  ));
}

/** Properties of `YearTable`. */
export interface YearTableProps {
  readonly caption: ReactNode;
  /** Heading of the first column. */
  readonly firstColumn: string;
  /** The years over the columns, oldest first. */
  readonly years: readonly number[];
  /** Rows under the names of their groups. */
  readonly groups?: readonly YearGroup[];
  readonly rows?: readonly YearRow[];
}

/**
 * A table with one column for each year, as in an annual report. On narrow phones a row with a note has its name on a
 * line of its own.
 */
export function YearTable({ caption, firstColumn, years, groups = [], rows = [] }: YearTableProps): ReactElement {
  return (
    <Scroll>
      <FiguresTable $notes={rows.some(({ note }) => note !== undefined)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{firstColumn}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            <Rows rows={rows} />
          </tbody>
        )}
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <GroupName scope="rowgroup" colSpan={years.length + 1}>
                {group.name}
              </GroupName>
            </tr>
            <Rows rows={group.rows} />
          </tbody>
        ))}
      </FiguresTable>
    </Scroll>
  );
}
