import type { ReactElement } from 'react';
import type { TermResult } from '../../../domain/figures/computeReport.ts';
import { ratioBars } from '../../../domain/figures/ratioBars.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Plot } from './RatioChart.styles.ts';

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(3))}%`;

/** A ratio over the years, as bars. The table beside it has the same values. */
export function RatioChart({
  name,
  years,
}: {
  readonly name: string;
  readonly years: TermResult['years'];
}): ReactElement {
  const texts = usePanelTexts();
  const { zero, bars } = ratioBars(years.map((year) => (year.kind === 'value' ? year.value : undefined)));
  const words = years.map((year) => `${year.label} ${year.kind === 'value' ? year.text : texts.notDefined}`).join(', ');
  // The amounts below the bars are between the bars and the years.
  const isBelowZero = bars.some((bar) => bar?.isBelowZero);
  return (
    <Plot $isBelowZero={isBelowZero} role="img" aria-label={texts.bars(name, words)}>
      {years.map((year, index) => {
        const bar = bars[index];
        const middle = percent((index + 0.5) / years.length);
        return (
          <g key={index}>
            {bar && (
              <rect
                x={percent(bar.left)}
                y={percent(bar.top)}
                width={percent(bar.width)}
                height={percent(bar.height)}
              />
            )}
            {bar && year.kind === 'value' && (
              <text
                x={middle}
                y={percent(bar.isBelowZero ? bar.top + bar.height : bar.top)}
                dy={bar.isBelowZero ? 16 : -8}
              >
                {year.short}
              </text>
            )}
            <text x={middle} y="100%" dy={isBelowZero ? 42 : 24}>
              {year.label}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />
    </Plot>
  );
}
