import { styled } from 'styled-components';

export const Section = styled.section`
  margin-top: 56px;
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 16px 24px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--control);
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  list-style: none;
  font-size: var(--small);

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
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

export const Twin = styled.details`
  margin-top: 8px;

  summary {
    width: fit-content;
    padding-block: 10px;
    font-size: var(--ui);
    cursor: pointer;
  }
  table {
    width: 100%;
    max-width: 640px;
    font-size: var(--ui);
    line-height: 1.45;
  }
  caption {
    padding-block: 8px;
    font-size: var(--small);
    text-align: start;
    color: var(--muted);
  }
  thead th {
    padding-block: 8px;
    border-bottom: 1px solid var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  th {
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody :is(th, td) {
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
  td,
  th + th {
    padding-inline-start: 12px;
    text-align: end;
  }
`;
