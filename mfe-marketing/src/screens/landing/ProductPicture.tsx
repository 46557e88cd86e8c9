import type { ReactElement } from 'react';
import { sampleBacktest } from '../../domain/sampleBacktest.ts';
import { barsPath, candlePaths, linePath, plotIn } from '../../picture/plot.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { Bar, Figure, Frame, Legend, Menu, Periods, Pointer, Rule, Strip } from './ProductPicture.styles.ts';

/** A whole number of units a day, so that candles stand on the pixel grid's halves and the paths stay short. */
const WIDTH = 9 * 124;
const CHART_HEIGHT = 400;
const RESULT_HEIGHT = 116;
/** Eleven days of the fall, in the middle of the picture. */
const SELECTED = { from: 50, to: 60 };
const PRICE_LINES = [100, 110, 120];

const ACTIONS: readonly { name: string; does: string; glyph: GlyphName; pointed?: true }[] = [
  { name: 'Chat', does: 'Ask about this move', glyph: 'chat' },
  { name: 'Explain', does: 'What happened here', glyph: 'explain', pointed: true },
  { name: 'Strategy', does: 'Turn it into a rule', glyph: 'strategy' },
];

const { candles, averages, result } = sampleBacktest();
const prices = plotIn({ days: candles.length, width: WIDTH, values: [94, 128], edges: [326, 8] });
const values = plotIn({ days: candles.length, width: WIDTH, values: [0.94, 1.34], edges: [96, 6] });
const paths = candlePaths(candles, prices);
const volumes = barsPath(
  candles.map(({ volume }) => volume),
  prices,
  CHART_HEIGHT,
  66,
);

function Chart(): ReactElement {
  const left = prices.x(SELECTED.from) - prices.pitch / 2;
  const right = prices.x(SELECTED.to) + prices.pitch / 2;
  const lines = PRICE_LINES.map((price) => `M0 ${prices.y(price)}H${WIDTH}`).join('');
  return (
    <Strip>
      <svg height={CHART_HEIGHT} viewBox={`0 0 ${WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="xMidYMid slice">
        <path d={lines} stroke="var(--line)" />
        <path d={volumes} stroke="var(--surface-2)" strokeWidth="5" />
        <rect x={left} width={right - left} height={CHART_HEIGHT} fill="var(--accent)" opacity="0.14" />
        <path d={`M${left} 0V${CHART_HEIGHT}M${right} 0V${CHART_HEIGHT}`} stroke="var(--accent)" strokeWidth="2" />
        <path d={paths.wicks} stroke="var(--text)" strokeWidth="1.25" />
        <path d={paths.rising} fill="var(--bg)" stroke="var(--text)" strokeWidth="1.25" />
        <path d={paths.falling} fill="var(--text)" stroke="var(--text)" strokeWidth="1.25" />
        <path d={linePath(averages, prices)} fill="none" stroke="var(--accent-text)" strokeWidth="2" />
      </svg>
      <svg height={CHART_HEIGHT} viewBox={`0 0 56 ${CHART_HEIGHT}`} fill="var(--muted)" fontSize="13">
        {PRICE_LINES.map((price) => (
          <text key={price} x="14" y={prices.y(price) + 5}>
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
        <path
          d={linePath(result.hold, values)}
          fill="none"
          stroke="var(--control)"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
        <path d={linePath(result.strategy, values)} fill="none" stroke="var(--text)" strokeWidth="2.25" />
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
          <Periods>
            <span>1M</span>
            <span data-chosen="">6M</span>
            <span>1Y</span>
            <span>5Y</span>
          </Periods>
        </Bar>
        <Chart />
        <Rule>
          <span>
            <b>Backtest</b> Buy when the close crosses above its average. Sell when it falls below.
          </span>
          <Legend>
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
          </Legend>
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
                <Pointer width="18" height="22" viewBox="0 0 18 22" fill="var(--text)" stroke="var(--bg)">
                  <path d="m2 1.5 3.2 16.6 3.6-5 6.2.2z" />
                </Pointer>
              )}
            </div>
          ))}
        </Menu>
      </Frame>
      <figcaption>Illustration. The company, prices and result are made up.</figcaption>
    </Figure>
  );
}
