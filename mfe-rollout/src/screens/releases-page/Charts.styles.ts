import { styled } from 'styled-components';

/** How to read the charts. */
export const Lead = styled.p`
  padding-bottom: 20px;
  font-size: var(--ui);
  color: var(--muted);
`;

/** Small charts beside each other, in as many columns as fit; those with words beside their values are `$wide`. */
export const ChartGrid = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $wide }) => ($wide ? 340 : 264)}px), 1fr));
  gap: 32px 40px;

  & + & {
    margin-top: 32px;
  }
`;

export const Chart = styled.figure`
  display: grid;
  align-content: start;
  gap: 4px;

  figcaption {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--control);
  }
  h3 {
    font-size: 1rem;
    line-height: 1.35;
  }
  figcaption p {
    font-size: var(--caption);
    color: var(--muted);
  }
`;

/** A line for each release: its version, its bar, and its value in words. */
export const ReleaseLines = styled.ul`
  display: grid;
  grid-template-columns: minmax(48px, auto) minmax(40px, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
  padding-top: 8px;
  list-style: none;
  font-size: var(--small);
  font-variant-numeric: tabular-nums lining-nums;

  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  li[data-live='true'] > :first-child {
    font-weight: 600;
  }
  li > svg {
    width: 100%;
    height: 18px;
    overflow: visible;
    forced-color-adjust: none;
  }
  /* Large text on a narrow screen: the bar is below its words. */
  @media (max-width: 24em) {
    li > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    li > :last-child {
      grid-column: 3;
    }
  }
`;

/** A value and how good it is. */
export const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  justify-content: end;
`;

export const Track = styled.rect`
  fill: var(--surface-2);
`;

export const Bar = styled.rect<{ $live: boolean }>`
  fill: ${({ $live }) => ($live ? 'var(--ink)' : 'var(--regime-old)')};
`;

export const Limit = styled.line`
  stroke: var(--control);
  stroke-width: 1.5;
  stroke-dasharray: 3 3;
`;

export const Median = styled.line`
  stroke: var(--bg);
  stroke-width: 2;
`;

/** The same figures as a table, behind its label. */
export const Twin = styled.details`
  margin-top: 24px;

  summary {
    width: fit-content;
    padding-block: 10px;
    font-size: var(--ui);
    cursor: pointer;
  }
`;
