import { css, styled } from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  font-size: var(--small);
  font-variant-numeric: tabular-nums lining-nums;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 20px;
  }
  details {
    min-width: 0;
  }
  summary {
    width: fit-content;
    padding-block: 10px;
    font-size: var(--ui);
    cursor: pointer;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

/** Scrolls in its own box, in both directions; its heads stay in view. */
export const Rows = styled.div`
  max-height: 60vh;
  overflow: auto;

  > div {
    overflow: visible;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--bg);
  }
  @media print {
    max-height: none;
  }
`;

export const Lines = styled.svg`
  width: 100%;
  height: 160px;
  overflow: visible;
  border-bottom: 1px solid var(--control);
  forced-color-adjust: none;
`;

export const Line = styled.polyline<{ $fill: 'new' | 'old' }>`
  fill: none;
  stroke-width: 3px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  ${({ $fill }) =>
    $fill === 'new'
      ? css`
          stroke: var(--accent);
        `
      : css`
          stroke: var(--regime-old);
          stroke-dasharray: 6 4;
        `}
`;

export const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  color: var(--muted);
`;

export const Bars = styled.ul`
  display: grid;
  gap: 10px;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 16px;
  }
  svg {
    grid-column: 1 / -1;
  }
`;

export const Bar = styled.rect`
  fill: var(--accent);
  forced-color-adjust: none;
`;
