import { styled } from 'styled-components';

/** Years with what was worked out; the value at the right. */
export const Years = styled.table`
  width: 100%;
  margin-top: 16px;
  font-size: var(--small);
  line-height: 1.5;

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th {
    padding: 8px 16px 8px 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }
  thead th {
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  td {
    padding-block: 8px;
    color: var(--muted);
  }
  td:last-child,
  thead th:last-child {
    padding-inline: 16px 0;
    font-weight: 580;
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }
  td:last-child {
    color: var(--text);
  }
  td[colspan] {
    padding-inline: 0;
    font-weight: 400;
    color: var(--muted);
    text-align: start;
    white-space: normal;
  }
  span {
    white-space: nowrap;
  }
  tr {
    border-bottom: 1px solid var(--line);
  }
`;
