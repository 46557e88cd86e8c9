import { styled } from 'styled-components';

export const Block = styled.div`
  h3 {
    padding-bottom: 12px;
    font-size: 1rem;
    line-height: 1.35;
  }
  > p {
    margin-top: 12px;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
`;

export const Table = styled.table`
  width: 100%;
  font-size: var(--ui);

  th,
  td {
    padding: 12px 0 12px 8px;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    line-height: 1.5;
    text-align: end;
    overflow-wrap: anywhere;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    border-color: var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  tbody tr:last-child > * {
    border-color: var(--control);
  }
  tfoot > tr > * {
    border-bottom: 0;
    font-weight: 600;
  }
  @media (max-width: 399.98px) {
    font-size: var(--caption);

    th,
    td {
      padding-inline-start: 6px;
    }
  }
`;
