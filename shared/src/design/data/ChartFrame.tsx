import { useId, type ReactElement, type ReactNode } from 'react';
import { Head, Lead, Legend, Twin } from './ChartFrame.styles.ts';
import { ToolHeading } from '../layout/Page.tsx';
import { Swatch, type Fill } from './Swatch.ts';

/** Properties of `ChartFrame`. */
export interface ChartFrameProps {
  /** `id` for links to the chart. */
  readonly id?: string;
  readonly title: string;
  /** How to read the chart. If given, the legend is below it, else beside the title. */
  readonly lead?: ReactNode;
  readonly legend: readonly { readonly fill: Fill; readonly label: string; readonly note?: string }[];
  /** The chart itself, with its own accessible name. */
  readonly children: ReactNode;
  /** The same figures as a table. */
  readonly twin: ReactNode;
  /** Label that opens the table; without it the table is always visible. */
  readonly twinBehind?: string;
}

/** A chart with title, legend with patterns, and the same figures as a table. */
export function ChartFrame({ id, title, lead, legend, children, twin, twinBehind }: ChartFrameProps): ReactElement {
  const titleId = useId();
  return (
    <figure id={id} aria-labelledby={titleId}>
      <Head $ruled={!lead}>
        <ToolHeading id={titleId}>{title}</ToolHeading>
        {lead && <Lead>{lead}</Lead>}
        <Legend>
          {legend.map(({ fill, label, note }) => (
            <li key={label}>
              <Swatch $fill={fill} />
              {label} {note !== undefined && <small>{note}</small>}
            </li>
          ))}
        </Legend>
      </Head>
      {children}
      {twinBehind === undefined ? (
        twin
      ) : (
        <Twin>
          <summary>{twinBehind}</summary>
          {twin}
        </Twin>
      )}
    </figure>
  );
}
