import { Swatch, Table, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees, formatRupeesAndPaise } from '@artha/shared/format';
import { useId, useState, type ReactElement } from 'react';
import type { FigureRow, FigureTable } from '../domain/calculators/calculator.ts';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import { BarChart, fills, LineChart, type Series } from './FigureChart.tsx';
import { Figure, Legend, Rows } from './Schedule.styles.ts';

/** Properties of `Schedule`. */
export interface ScheduleProps {
  readonly table: Pick<FigureTable<string, string>, 'rowHead' | 'columns' | 'drawn'>;
  /** The names of the columns. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** The names of parts, if rows are parts. */
  readonly parts: readonly string[];
  readonly common: CalculatorTexts;
}

/** The drawn columns with their names and amounts. */
function seriesOf({ table, columns, rows }: Pick<ScheduleProps, 'table' | 'columns' | 'rows'>): readonly Series[] {
  return table.drawn.flatMap((column, index) => {
    const at = table.columns.findIndex((name) => name === column);
    const amounts = rows.map((row) => row[at + 1] ?? 0);
    return at < 0 ? [] : [{ name: columns[at] ?? '', fill: fills[index] ?? 'old', amounts }];
  });
}

/** The chart of a result, and the same figures as a table, whose rows are made when it is opened: there may be 480. */
export function Schedule(props: ScheduleProps): ReactElement {
  const { table, columns, rows, parts, common } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { rowHead } = table;
  const headOf = ([head]: FigureRow) => (rowHead === 'part' ? (parts[head] ?? '') : formatFigure(head));
  const series = seriesOf(props);
  const tableColumns: readonly Column<FigureRow>[] = [
    { head: common.rowHead[rowHead], kind: 'name', cell: headOf },
    ...columns.map((head, index): Column<FigureRow> => ({
      head,
      kind: 'amount',
      cell: (row) => formatRupeesAndPaise(row[index + 1] ?? 0),
    })),
  ];
  const heads = rows.map(headOf);
  const [first = '', last = ''] = [heads[0], heads.at(-1)];
  const course = series.map(({ name, amounts }) =>
    common.course(name, formatRupees(amounts[0] ?? 0), formatRupees(amounts.at(-1) ?? 0)),
  );
  return (
    <Figure aria-labelledby={id}>
      <figcaption>
        <strong id={id}>{common.chart[rowHead]}</strong>
        {rowHead !== 'part' && (
          <Legend>
            {series.map(({ name, fill }) => (
              <li key={name}>
                <Swatch $fill={fill} /> {name}
              </li>
            ))}
          </Legend>
        )}
      </figcaption>
      {rowHead === 'part' ? (
        <BarChart names={heads} amounts={series[0]?.amounts ?? []} />
      ) : (
        <LineChart
          series={series}
          ends={[common.rowName[rowHead](first), common.rowName[rowHead](last)]}
          label={course.join(' ')}
        />
      )}
      <details
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary>{common.asTable[rowHead]}</summary>
        {isOpen && (
          <Rows role="region" aria-label={common.chart[rowHead]} tabIndex={0}>
            <Table caption={common.chart[rowHead]} captionHidden columns={tableColumns} rows={rows} />
          </Rows>
        )}
      </details>
    </Figure>
  );
}
