import type { ReactElement } from 'react';
import { Figure } from '../../layout/Figure.tsx';
import { bodyWidth } from '../../picture/plot.ts';
import {
  CHART_HEIGHT,
  DRAWN,
  paths,
  PRICE_LINES,
  prices,
  result,
  RESULT_HEIGHT,
  SELECTED,
  stretchOf,
  values,
  WIDTH,
} from '../../picture/sampleChart.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { Bar, Frame, Menu, Rule, Strip } from './ProductPicture.styles.ts';

const ACTIONS: readonly { name: string; does: string; glyph: GlyphName; pointed?: true }[] = [
  { name: 'Chat', does: 'Ask about this move', glyph: 'chat' },
  { name: 'Explain', does: 'What happened here', glyph: 'explain', pointed: true },
  { name: 'Strategy', does: 'Turn it into a rule', glyph: 'strategy' },
];

const OUTLINE = 1.25;

function Chart(): ReactElement {
  const { x, width } = stretchOf(SELECTED);
  return (
    <Strip>
      <svg height={CHART_HEIGHT} viewBox={`0 0 ${WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="xMidYMid slice">
        <path d={paths.volumes} stroke="var(--surface-2)" strokeWidth="5" />
        <rect x={x} width={width} height={CHART_HEIGHT} fill="var(--accent)" opacity="0.14" />
        <path d={`M${x} 0v${CHART_HEIGHT}m${width} 0V0`} stroke="var(--accent)" strokeWidth="2" />
        <g id={DRAWN.chart} stroke="var(--text)" strokeWidth={OUTLINE}>
          <path d={paths.lines} stroke="var(--line)" />
          <path d={paths.wicks} />
          <path d={paths.rising} fill="var(--bg)" />
          <path d={paths.falling} strokeWidth={bodyWidth(prices) + OUTLINE} />
          <path d={paths.average} fill="none" stroke="var(--accent-text)" strokeWidth="2" />
        </g>
      </svg>
      <svg height={CHART_HEIGHT} viewBox={`0 0 56 ${CHART_HEIGHT}`} fill="var(--muted)" fontSize="13">
        {PRICE_LINES.map((price) => (
          <text key={price} x="14" y={Math.round(prices.y(price)) + 5}>
            {price}
          </text>
        ))}
      </svg>
    </Strip>
  );
}

function Result(): ReactElement {
  return (
    <Strip>
      <svg height={RESULT_HEIGHT} viewBox={`0 0 ${WIDTH} ${RESULT_HEIGHT}`} preserveAspectRatio="xMidYMid slice">
        {result.invested.map(({ from, to }) => {
          const span = { x: values.x(from), width: values.x(to) - values.x(from) };
          return (
            <g key={from}>
              <rect {...span} height={RESULT_HEIGHT} fill="var(--accent-wash)" />
              <rect {...span} y={RESULT_HEIGHT - 9} height="9" fill="var(--accent)" />
            </g>
          );
        })}
        <g id={DRAWN.result} fill="none">
          <path
            d={paths.hold}
            stroke="var(--control)"
            strokeWidth="1.5"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
          <path d={paths.strategy} stroke="var(--text)" strokeWidth="2.25" vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      <svg height={RESULT_HEIGHT} />
    </Strip>
  );
}

/**
 * The product at work: days are selected, the menu offers three ways on, and a rule is tested below on the same days.
 * Computed from made-up prices, so what it shows is so: the blocks begin where the close crosses its average.
 */
export function ProductPicture(): ReactElement {
  return (
    <Figure>
      <Frame
        role="img"
        aria-label="A chart of daily prices with eleven days selected. A menu beside them offers Chat, Explain and Strategy. Below, a strategy that buys above the average and sells below it is tested on the same prices."
      >
        <Bar>
          <b>Sample Foundry</b>
          <span>Daily</span>
          <div>
            <span>1M</span>
            <b>6M</b>
            <span>1Y</span>
            <span>5Y</span>
          </div>
        </Bar>
        <Chart />
        <Rule>
          <span>
            <b>Backtest</b> Buy when the close crosses above its average. Sell when it falls below.
          </span>
          <div>
            <span>
              <svg width="16" height="2" fill="var(--text)">
                <rect width="16" height="2" />
              </svg>
              Strategy
            </span>
            <span>
              <svg width="17" height="2" stroke="var(--control)" strokeWidth="2" strokeDasharray="3 2">
                <path d="M0 1h17" />
              </svg>
              Hold throughout
            </span>
            <span>
              <svg width="16" height="9" fill="var(--accent)">
                <rect width="16" height="9" />
              </svg>
              Invested
            </span>
          </div>
        </Rule>
        <Result />
        <Menu>
          <small>{SELECTED.to - SELECTED.from + 1} days selected</small>
          {ACTIONS.map(({ name, does, glyph, pointed }) => (
            <div key={name} {...(pointed && { 'data-pointed': '' })}>
              <Glyph name={glyph} />
              <b>{name}</b>
              <span>{does}</span>
              {pointed && (
                <svg width="18" height="22" viewBox="0 0 18 22" fill="var(--text)" stroke="var(--bg)">
                  <path d="m2 1.5 3.2 16.6 3.6-5 6.2.2z" />
                </svg>
              )}
            </div>
          ))}
        </Menu>
      </Frame>
      <figcaption>Illustration. The company, prices and result are made up.</figcaption>
    </Figure>
  );
}
