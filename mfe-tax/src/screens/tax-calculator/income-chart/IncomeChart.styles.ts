import { styled } from 'styled-components';
import { StepPlot } from '../charts/StepChart.styles.ts';

export const IncomeChartFrame = styled.div`
  margin-top: 64px;

  details {
    margin-top: 44px;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const TallPlot = styled(StepPlot)`
  height: 300px;

  @media (max-width: 759.98px) {
    height: 240px;
  }
`;

/** Lines in a drawing one wide and one high, which stretches with the page; the strokes do not. */
export const Areas = styled.svg`
  overflow: visible;

  path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
`;

export const NewArea = styled.rect`
  fill: var(--accent);
`;

export const OldCurve = styled.path`
  stroke: var(--regime-old);
  stroke-width: 1.5;
  stroke-dasharray: 5 3;
`;

export const NewCurve = styled.path`
  stroke: var(--ink);
  stroke-width: 2;
`;

export const OwnLine = styled.line`
  stroke: var(--text);
  stroke-width: 1;
  stroke-dasharray: 2 3;
`;

export const OwnPoint = styled.circle<{ $regime: 'old' | 'new' }>`
  fill: ${({ $regime }) => ($regime === 'old' ? 'var(--bg)' : 'var(--ink)')};
  stroke: var(--ink);
  stroke-width: 2;
`;

export const Marker = styled.text`
  && {
    font-weight: 600;
    fill: var(--text);
    paint-order: stroke;
    stroke: var(--bg);
    stroke-width: 4px;
  }
`;
