import { css, styled } from 'styled-components';
import { lines } from './tableLines.ts';

/** With wide letter spacing the columns of figures scroll, and the page does not. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

/** The name of a row is above its figures, over the whole width. */
const namesAbove = css`
  &,
  thead,
  tbody,
  caption {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    border-bottom: 1px solid var(--line);
  }
  && th,
  && td {
    border-bottom: 0;
  }
  tr > :first-child {
    grid-column: 1 / -1;
    padding-bottom: 0;
  }
  tr > :nth-child(2) {
    padding-inline-start: 0;
  }
  tbody td {
    padding-top: 4px;
  }
`;

export const FiguresTable = styled.table<{ $notes: boolean }>`
  ${lines}

  th,
  td {
    vertical-align: baseline;
  }
  thead > tr > * {
    border-color: var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  @media (max-width: 479.98px) {
    font-size: var(--caption);

    th,
    td {
      padding-inline-start: 6px;
    }
    ${({ $notes }) => $notes && namesAbove}
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

export const FiguresRow = styled.tr<{ $total?: boolean }>`
  && > * {
    ${({ $total }) => $total && 'font-weight: 600;'}
  }
`;

export const YearNote = styled.span`
  display: block;
  font-size: var(--caption);
  color: var(--muted);
`;
