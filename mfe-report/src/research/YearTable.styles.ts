import { styled } from 'styled-components';

/** For a reader whose letters are set wide: the columns of figures scroll, the page does not. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
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
    vertical-align: baseline;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead > tr > * {
    border-color: var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  tr {
    break-inside: avoid;
  }
  @media (max-width: 479.98px) {
    font-size: var(--caption);

    th,
    td {
      padding-inline-start: 6px;
    }
  }
`;

export const GroupName = styled.th`
  && {
    padding-top: 24px;
    border-color: var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
`;

export const Row = styled.tr<{ $total?: boolean }>`
  && > * {
    ${({ $total }) => $total && 'font-weight: 600;'}
  }
`;

export const Note = styled.span`
  display: block;
  font-size: var(--caption);
  color: var(--muted);
`;
