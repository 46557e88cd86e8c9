import { styled } from 'styled-components';

export const ChartFigure = styled.figure`
  break-inside: avoid;

  margin-top: 32px;

  figcaption {
    max-width: 60ch;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  b {
    display: block;
    font-size: var(--ui);
    font-weight: 580;
    color: var(--text);
  }
`;

/** Its margins leave room for the amounts above the highest bar and for the years below. */
export const Plot = styled.svg`
  width: 100%;
  height: 200px;
  margin-block: 44px 40px;
  overflow: visible;

  text {
    font-size: var(--caption);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
    fill: var(--text);
  }
  .inside {
    fill: var(--on-ink);
  }
`;

export const Whole = styled.rect`
  fill: var(--surface);
  stroke: var(--control);
`;

export const ChartPart = styled.rect`
  fill: var(--ink);
  print-color-adjust: exact;
`;

export const Baseline = styled.line`
  stroke: var(--control);
`;
