import { styled } from 'styled-components';

/** Its margins leave room for the values and, below, for the years. */
export const Plot = styled.svg<{ $isBelowZero: boolean }>`
  width: 100%;
  max-width: 320px;
  height: 96px;
  margin-block: 32px ${({ $isBelowZero }) => ($isBelowZero ? 58 : 40)}px;
  overflow: visible;

  rect {
    fill: var(--control);
    print-color-adjust: exact;
  }
  g:last-of-type rect {
    fill: var(--ink);
  }
  line {
    stroke: var(--control);
  }
  text {
    font-size: var(--caption);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
    fill: var(--text);
  }
`;
