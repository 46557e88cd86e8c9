import { ToolHeading } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { RegimeResult } from '../../domain/compareRegimes.ts';
import { toRupees } from '../../domain/money.ts';
import type { Period } from '../../domain/period.ts';
import { SlabTable } from './SlabTable.tsx';
import { Staircase } from './Staircase.tsx';
import { Legend, Section, Swatch, Tables } from './Workings.styles.ts';

export interface WorkingsProps {
  readonly results: readonly [old: RegimeResult, recent: RegimeResult];
  /** What the cards above show; the workings say so when that is not the year. */
  readonly period: Period;
}

/** How each tax comes about, drawn and in figures; always for the year. */
export function Workings({ results, period }: WorkingsProps): ReactElement {
  const headingId = useId();
  const [old, recent] = results;
  return (
    <Section aria-labelledby={headingId}>
      <ToolHeading id={headingId}>The workings</ToolHeading>
      <p>
        Across: taxable income. Up: the rate on that part of it. The shaded area is the tax before cess.
        {period === 'monthly' && ' All of it for the year, from which a month is a twelfth.'}
      </p>
      <Legend>
        {results.map((result) => (
          <li key={result.name}>
            <Swatch $old={result === old} />
            {result.name} <span>{formatRupees(toRupees(result.taxBeforeCess))}</span>
          </li>
        ))}
      </Legend>
      <Staircase old={old} recent={recent} />
      <Tables>
        {results.map((result) => (
          <SlabTable key={result.name} result={result} />
        ))}
      </Tables>
    </Section>
  );
}
