import { ChartFrame, ToolHeading } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { toRupees } from '../../../domain/money.ts';
import type { Period } from '../../../domain/period.ts';
import { unitOf } from '../charts/axis.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { SlabTable } from './SlabTable.tsx';
import { StepChart } from '../charts/StepChart.tsx';
import { incomeAxis } from '../charts/stepChartGeometry.ts';
import { WorkingsFrame, Tables } from './Workings.styles.ts';

/** Properties of `Workings`. */
export interface WorkingsProps {
  readonly results: readonly [old: RegimeResult, recent: RegimeResult];
  /** The period of the cards above; the workings say so if that is not the year. */
  readonly period: Period;
}

/** How each tax is worked out, as a chart and in figures; always for the full year. */
export function Workings({ results, period }: WorkingsProps): ReactElement {
  const { regimes } = useTexts();
  const texts = useResultTexts();
  const [old, recent] = results;
  const beforeCess = ({ regime, taxBeforeCess }: RegimeResult) => ({
    label: regimes[regime.id],
    note: formatRupees(toRupees(taxBeforeCess)),
  });
  const tables = (
    <Tables>
      {results.map((result) => (
        <SlabTable key={result.regime.id} result={result} />
      ))}
    </Tables>
  );
  const isTaxed = results.some(({ taxBeforeCess }) => taxBeforeCess > 0n);
  if (!isTaxed) {
    return (
      <WorkingsFrame>
        <ToolHeading>{texts.workings}</ToolHeading>
        <p>{texts.untaxed}</p>
        {tables}
      </WorkingsFrame>
    );
  }
  const axis = incomeAxis(Math.max(toRupees(old.taxableIncome), toRupees(recent.taxableIncome)));
  const isCutOff = recent.concession === 'marginal relief';
  return (
    <WorkingsFrame>
      <ChartFrame
        title={texts.workings}
        lead={
          <>
            {texts.workingsLead(texts.units[unitOf(axis).name])}
            {isCutOff && ` ${texts.workingsCutOff}`}
            {period === 'monthly' && ` ${texts.workingsYearly}`}
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
    </WorkingsFrame>
  );
}
