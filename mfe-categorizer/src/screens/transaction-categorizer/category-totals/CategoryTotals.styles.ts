import { styled } from 'styled-components';

export const TotalsSection = styled.section`
  margin-top: 56px;
`;

/** Reserves the height of the bars before they load: 52 px a category, 84 if the labels are above them. */
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

export const Groups = styled.div`
  display: grid;
  /* A canvas keeps its width until its column narrows, so it must not determine the width of the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`;

export const GroupTitle = styled.h3`
  padding-block: 16px 4px;
  font-size: 1rem;
  line-height: 1.35;
`;

export const Save = styled.div`
  margin-top: 12px;

  @media print {
    display: none;
  }
`;
