import { styled } from 'styled-components';

export const Figure = styled.figure`
  break-inside: avoid;

  figcaption {
    margin-top: 40px;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
`;

/** Above it the amounts of the highest bars, below it the years. */
export const Plot = styled.svg`
  width: 100%;
  height: 200px;
  margin-top: 36px;
  overflow: visible;

  text {
    font-size: var(--caption);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
    fill: var(--text);
  }
`;

export const Revenue = styled.rect`
  fill: var(--surface);
  stroke: var(--control);
`;

export const Profit = styled.rect`
  fill: var(--ink);
  print-color-adjust: exact;
`;

export const Ground = styled.line`
  stroke: var(--control);
`;
