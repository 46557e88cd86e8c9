import { Table, type Column } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import {
  describeCount,
  describeEvents,
  describeValue,
  eventKinds,
  eventNames,
  judge,
  shareOf,
  vitalLimits,
  vitalNames,
  type EventKind,
  type Vital,
} from '../../domain/measures.ts';
import type { Release } from '../../domain/remotes.ts';
import type { Counts, Quartiles } from '../../domain/siteReleases.ts';
import { Bar, Chart, ChartGrid, Lead, Limit, ReleaseLines, Median, Track, Twin, Value } from './Charts.styles.ts';
import { Mark } from './Mark.tsx';

/** A release of which something was counted. */
interface CountedRelease extends Release {
  readonly counts: Counts;
}

interface ChartProps {
  readonly releases: readonly CountedRelease[];
}

/** `1.3.0`, or `1.3.0 (5 %)` if a part of the visitors gets it. */
const labelOf = ({ version, share }: Pick<Release, 'version' | 'share'>): string =>
  share > 0 && share < 100 ? `${version} (${String(share)} %)` : version;

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

interface FramedProps {
  readonly title: string;
  /** How to read the chart. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A chart with its title and how to read it. */
function Framed({ title, lead, children }: FramedProps): ReactElement {
  const titleId = useId();
  return (
    <Chart aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId}>{title}</h3>
        <p>{lead}</p>
      </figcaption>
      <ReleaseLines role="list">{children}</ReleaseLines>
    </Chart>
  );
}

interface BarChartProps extends ChartProps {
  readonly title: string;
  readonly lead: string;
  readonly valueOf: (counts: Counts) => number;
  readonly describe: (counts: Counts) => string;
}

/** A bar for each release. */
function BarChart({ title, lead, releases, valueOf, describe }: BarChartProps): ReactElement {
  const greatest = Math.max(...releases.map(({ counts }) => valueOf(counts)));
  return (
    <Framed title={title} lead={lead}>
      {releases.map(({ digest, version, isLive, share, counts }) => (
        <li key={digest} data-live={isLive}>
          <span>{labelOf({ version, share })}</span>
          <svg aria-hidden="true" focusable="false">
            <Track width="100%" height="18" rx="3" />
            <Bar $live={isLive} width={percent(greatest === 0 ? 0 : valueOf(counts) / greatest)} height="18" rx="3" />
          </svg>
          <Value>{describe(counts)}</Value>
        </li>
      ))}
    </Framed>
  );
}

interface RangeProps {
  readonly quartiles: Quartiles;
  readonly isLive: boolean;
  /** The value at the right end. */
  readonly end: number;
  readonly limits: readonly number[];
}

/** The middle half of all values as a bar with its median, and the limits. */
function Range({ quartiles: { p25, p50, p75 }, isLive, end, limits }: RangeProps): ReactElement {
  const at = (value: number) => percent(Math.min(1, value / end));
  return (
    <svg aria-hidden="true" focusable="false">
      <Track width="100%" height="18" rx="3" />
      <Bar $live={isLive} x={at(p25)} y="3" width={percent((p75 - p25) / end)} height="12" rx="2" />
      <Median x1={at(p50)} x2={at(p50)} y1="3" y2="15" />
      {limits.map((limit) => (
        <Limit key={limit} x1={at(limit)} x2={at(limit)} y1="0" y2="18" />
      ))}
    </svg>
  );
}

/** The quartiles of a vital for each release, between its limits. */
function VitalChart({ vital, releases }: ChartProps & { readonly vital: Vital }): ReactElement {
  const { name, good, poor } = vitalLimits[vital];
  const highest = Math.max(poor * 1.2, ...releases.map(({ counts }) => counts.vitals[vital]?.p75 ?? 0));
  return (
    <Framed
      title={`${name} (${vital})`}
      lead={`The middle half of visits. Dashed: good up to ${describeValue(vital, good)}, poor above ${describeValue(vital, poor)}.`}
    >
      {releases.map(({ digest, version, isLive, share, counts }) => {
        const quartiles = counts.vitals[vital];
        return (
          <li key={digest} data-live={isLive}>
            <span>{labelOf({ version, share })}</span>
            {quartiles ? <Range quartiles={quartiles} isLive={isLive} end={highest} limits={[good, poor]} /> : <span />}
            <Value>
              {quartiles ? describeValue(vital, quartiles.p75) : 'not measured'}{' '}
              {quartiles && <Mark judgement={judge(vital, quartiles)} />}
            </Value>
          </li>
        );
      })}
    </Framed>
  );
}

/** `412 ms, 566 ms, 790 ms`: all three quartiles. */
function describeQuartiles(vital: Vital, quartiles: Quartiles | undefined): string | undefined {
  return quartiles && [quartiles.p25, quartiles.p50, quartiles.p75].map((one) => describeValue(vital, one)).join(', ');
}

const columns: readonly Column<CountedRelease>[] = [
  { head: 'Release', kind: 'name', cell: ({ version, isLive }) => (isLive ? `${version} (live)` : version) },
  { head: 'Visits', kind: 'amount', cell: ({ counts }) => describeCount(counts.visits) },
  ...eventKinds.map((kind: EventKind) => ({
    head: eventNames[kind],
    kind: 'amount' as const,
    cell: ({ counts }: CountedRelease) => describeEvents(counts, kind),
  })),
  ...vitalNames.map((vital) => ({
    head: `${vital}, quartiles`,
    kind: 'amount' as const,
    cell: ({ counts }: CountedRelease) => describeQuartiles(vital, counts.vitals[vital]),
  })),
];

/** Properties of `Charts`. */
export interface ChartsProps {
  readonly releases: readonly Release[];
}

/** The visits, errors and vitals of each release, as small charts and as a table. */
export function Charts({ releases }: ChartsProps): ReactElement {
  const counted = releases.flatMap((release) => (release.counts ? [{ ...release, counts: release.counts }] : []));
  if (counted.length === 0) return <p>Nothing was counted yet. Pages report when they are hidden or closed.</p>;
  return (
    <>
      <Lead>The newest release is first; the one that visitors get now is in bold, with dark bars.</Lead>
      <ChartGrid>
        <BarChart
          title="Visits"
          lead="Times that a page of it was shown."
          releases={counted}
          valueOf={({ visits }) => visits}
          describe={({ visits }) => describeCount(visits)}
        />
        {eventKinds.map((kind) => (
          <BarChart
            key={kind}
            title={eventNames[kind]}
            lead="In a hundred visits."
            releases={counted}
            valueOf={(counts) => shareOf(counts, kind) ?? 0}
            describe={(counts) => describeEvents(counts, kind)}
          />
        ))}
      </ChartGrid>
      <ChartGrid $wide>
        {vitalNames.map((vital) => (
          <VitalChart key={vital} vital={vital} releases={counted} />
        ))}
      </ChartGrid>
      <Twin>
        <summary>The same figures as a table</summary>
        <Table caption="What visitors met, by release" captionHidden columns={columns} rows={counted} />
      </Twin>
    </>
  );
}
