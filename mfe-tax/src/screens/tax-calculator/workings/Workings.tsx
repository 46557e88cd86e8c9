import { ChartFrame, ToolHeading } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { toRupees } from '../../../domain/money.ts';
import type { Period } from '../../../domain/period.ts';
import { unitOf } from '../charts/axis.ts';
import { SlabTable } from './SlabTable.tsx';
import { StepChart } from '../charts/StepChart.tsx';
import { incomeAxis } from '../charts/stepChartGeometry.ts';
import { Frame, Tables } from './Workings.styles.ts';

/** Properties of `Workings`. */
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
  const tables = (
    <Tables>
      {results.map((result) => (
        <SlabTable key={result.name} result={result} />
      ))}
    </Tables>
  );
  const isTaxed = results.some(({ taxBeforeCess }) => taxBeforeCess > 0n);
  if (!isTaxed) {
    return (
      <Frame>
        <ToolHeading>The workings</ToolHeading>
        <p>Neither regime takes tax from this income, so there is nothing to draw.</p>
        {tables}
      </Frame>
    );
  }
  const axis = incomeAxis(Math.max(toRupees(old.taxableIncome), toRupees(recent.taxableIncome)));
  const isCutOff = recent.concession === 'marginal relief';
  return (
    <Frame>
      <ChartFrame
        title="The workings"
        lead={
          <>
            Across: taxable income, in ₹ {unitOf(axis).name}. Up: the rate on that part of it. The shaded area is the
            tax before cess.
            {isCutOff && ' The part that is taken whole goes on above the drawing.'}
            {period === 'monthly' && ' The workings are for the full year.'}
          </>
        }
        legend={[
          { fill: 'old', ...beforeCess(old) },
          { fill: 'new', ...beforeCess(recent) },
        ]}
        twin={tables}
      >
        <StepChart old={old} recent={recent} />
      </ChartFrame>
    </Frame>
  );
}
