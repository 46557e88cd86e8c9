import type { ReactElement, ReactNode } from 'react';
import { GroupName, Note, Row, Scroll, Table } from './YearTable.styles.ts';
import type { YearGroup, YearRow } from './yearRows.ts';

function Rows({ rows }: { readonly rows: readonly YearRow[] }): ReactNode {
  return rows.map(({ name, note, figures, total }) => (
    <Row key={name} {...(total && { $total: true })}>
      <th scope="row">
        {name}
        {note !== undefined && <Note>{note}</Note>}
      </th>
      {figures.map((figure, index) => (
        <td key={index}>{figure}</td>
      ))}
    </Row>
  ));
}

export interface YearTableProps {
  readonly caption: ReactNode;
  /** What the first column holds. */
  readonly of: string;
  /** The years over the columns, oldest first. */
  readonly years: readonly number[];
  /** With groups the rows stand under the names of their groups. */
  readonly groups?: readonly YearGroup[];
  readonly rows?: readonly YearRow[];
}

/** A table with a column a year, as in an annual report; narrow enough for a telephone held upright. */
export function YearTable({ caption, of, years, groups = [], rows = [] }: YearTableProps): ReactElement {
  return (
    <Scroll>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
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
      </Table>
    </Scroll>
  );
}
