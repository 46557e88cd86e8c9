import { ChartFrame } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { RegimeResult } from '../../domain/compareRegimes.ts';
import { toRupees } from '../../domain/money.ts';
import type { Period } from '../../domain/period.ts';
import { SlabTable } from './SlabTable.tsx';
import { StepChart } from './StepChart.tsx';
import { Frame, Tables } from './Workings.styles.ts';

export interface WorkingsProps {
  readonly results: readonly [old: RegimeResult, recent: RegimeResult];
  /** What the cards above show; the workings say so when that is not the year. */
  readonly period: Period;
}

const beforeCess = ({ name, taxBeforeCess }: RegimeResult) => ({
  label: name,
  note: formatRupees(toRupees(taxBeforeCess)),
});

/** How each tax is worked out, as a chart and in figures; always for the full year. */
export function Workings({ results, period }: WorkingsProps): ReactElement {
  const [old, recent] = results;
  return (
    <Frame>
      <ChartFrame
        title="The workings"
        lead={
          <>
            Across: taxable income. Up: the rate on that part of it. The shaded area is the tax before cess.
            {period === 'monthly' && ' The workings are for the full year.'}
          </>
        }
        legend={[
          { fill: 'old', ...beforeCess(old) },
          { fill: 'new', ...beforeCess(recent) },
        ]}
        twin={
          <Tables>
            {results.map((result) => (
              <SlabTable key={result.name} result={result} />
            ))}
          </Tables>
        }
      >
        <StepChart old={old} recent={recent} />
      </ChartFrame>
    </Frame>
  );
}
