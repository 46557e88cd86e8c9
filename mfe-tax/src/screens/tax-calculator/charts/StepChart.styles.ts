import { styled } from 'styled-components';

export const StepPlot = styled.svg`
  width: calc(100% - 44px);
  height: 220px;
  margin: 24px 0 0 44px;
  overflow: visible;

  print-color-adjust: exact;

  text {
    font-size: var(--caption);
    font-variant-numeric: tabular-nums lining-nums;
    fill: var(--muted);
  }
`;

export const GridLine = styled.line`
  stroke: var(--line);
`;

export const AxisLine = styled.line`
  stroke: var(--control);
`;

export const NewArea = styled.rect`
  fill: var(--accent);
`;

export const OldLine = styled.line`
  stroke: var(--regime-old);
  stroke-width: 1.5;
  stroke-linecap: square;
`;

export const NewLine = styled.line`
  stroke: var(--ink);
  stroke-width: 2;
  stroke-linecap: square;
`;
