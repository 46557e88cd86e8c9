import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { inUnit, unitOf, type Axis } from './axis.ts';
import { TickLabel } from './IncomeTick.styles.ts';

/** Properties of `IncomeTick`. */
export interface IncomeTickProps {
  readonly axis: Axis;
  /** In rupees. */
  readonly income: number;
}

/** A mark of the income axis. On a narrow screen the figure is alone, and the words above the chart say its unit. */
export function IncomeTick({ axis, income }: IncomeTickProps): ReactElement {
  const { units } = useResultTexts();
  const share = income / axis.end;
  return (
    // A label in the middle of its mark would run past the end of the drawing.
    <TickLabel x={`${(share * 100).toFixed(3)}%`} y="100%" dy="24" textAnchor={share > 0.94 ? 'end' : 'middle'}>
      {income === 0 ? (
        formatFigure(0)
      ) : (
        <>
          <tspan>₹</tspan>
          {inUnit(income, axis)}
          <tspan> {units[unitOf(axis).name]}</tspan>
        </>
      )}
    </TickLabel>
  );
}
