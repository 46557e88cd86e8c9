import { styled } from 'styled-components';

export const Section = styled.section`
  margin-top: 56px;
`;

/** Room for the bars before they are there: 52 px a category, 84 where the labels stand over them. */
export const ChartRoom = styled.div<{ $rows: number }>`
  height: ${({ $rows }) => $rows * 52}px;

  @media (max-width: 759.98px) {
    height: ${({ $rows }) => $rows * 84 + 12}px;
    padding-top: 12px;
  }
  /* A notice in place of the chart needs no room for bars. */
  &:has([role='status']) {
    height: auto;
    padding-top: 16px;
  }
`;
