import { styled } from 'styled-components';

/** One entry of a ledger: the address, and nothing beside it. */
export const Entry = styled.table`
  width: 100%;
  border-block: 2px solid var(--text);
  font-size: var(--ui);

  th,
  td {
    padding: 14px 0 14px 16px;
    text-align: end;
    font-weight: 400;
  }
  th:first-child {
    padding-left: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    padding-block: 10px;
    border-bottom: 1px solid var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  tfoot th,
  tfoot td {
    border-top: 1px solid var(--line);
    font-weight: 600;
  }
  @media (max-width: 759.98px) {
    th:nth-child(2),
    td:nth-child(2),
    th:nth-child(3),
    td:nth-child(3) {
      display: none;
    }
  }
`;

/** Keeps its height while nothing is suggested, so that nothing below moves. */
export const Meant = styled.p`
  min-height: 28px;
  margin-top: 24px;

  a {
    font-weight: 560;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`;
