import { css } from 'styled-components';

/** Names at the left, amounts at the right, hairlines between the rows. */
export const lines = css`
  width: 100%;
  font-size: var(--ui);

  caption {
    padding-bottom: 8px;
    font-size: var(--small);
    text-align: start;
    color: var(--muted);
  }
  th,
  td {
    padding: 10px 0 10px 12px;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    line-height: 1.35;
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  tr {
    break-inside: avoid;
  }
`;
