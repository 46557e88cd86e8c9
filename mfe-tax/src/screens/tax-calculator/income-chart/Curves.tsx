import { useId, type ReactElement } from 'react';
import { inUnit } from '../charts/axis.ts';
import { HatchPatterns } from '../charts/HatchPatterns.tsx';
import { IncomeTick } from '../charts/IncomeTick.tsx';
import { AxisLine, GridLine } from '../charts/StepChart.styles.ts';
import { Areas, NewArea, NewCurve, OldCurve } from './IncomeChart.styles.ts';
import { percent, type IncomeScale } from './incomeScale.ts';

/** Properties of `Curves`. */
export interface CurvesProps {
  readonly scale: IncomeScale;
}

function Grid({ scale: { incomes, taxes, y } }: CurvesProps): ReactElement {
  return (
    <>
      {taxes.ticks.map((tax) => (
        <g key={tax}>
          <GridLine x1="0" x2="100%" y1={percent(y(tax))} y2={percent(y(tax))} />
          <text x="-8" y={percent(y(tax))} dy="0.35em" textAnchor="end">
            {inUnit(tax, taxes)}
          </text>
        </g>
      ))}
      {incomes.ticks.map((tick) => (
        <IncomeTick key={tick} axis={incomes} income={tick} />
      ))}
    </>
  );
}

/** The areas below both lines, hatched differently where they overlap, and the lines. */
export function Curves({ scale }: CurvesProps): ReactElement {
  const id = useId();
  return (
    <>
      <HatchPatterns id={id} />
      <defs>
        {(['old', 'new'] as const).map((regime) => (
          <clipPath key={regime} id={`${id}-${regime}`} clipPathUnits="objectBoundingBox">
            <path d={`M0 1L${scale.line(regime)}L1 1Z`} />
          </clipPath>
        ))}
      </defs>
      <Grid scale={scale} />
      <rect width="100%" height="100%" fill={`url(#${id}-page)`} clipPath={`url(#${id}-old)`} />
      <NewArea width="100%" height="100%" clipPath={`url(#${id}-new)`} />
      <g clipPath={`url(#${id}-new)`}>
        <rect width="100%" height="100%" fill={`url(#${id}-accent)`} clipPath={`url(#${id}-old)`} />
      </g>
      <Areas viewBox="0 0 1 1" preserveAspectRatio="none">
        <OldCurve d={`M${scale.line('old')}`} />
        <NewCurve d={`M${scale.line('new')}`} />
      </Areas>
      <AxisLine x1="0" x2="100%" y1="100%" y2="100%" />
      <AxisLine x1="0" x2="0" y1="0" y2="100%" />
    </>
  );
}
