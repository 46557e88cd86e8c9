import { css, styled } from 'styled-components';

/** Hidden visually, but not from screen readers. */
const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const entries = css`
  /* A narration can be one long word. */
  tbody :not([data-amount]) {
    overflow-wrap: anywhere;
  }
  @media screen and (max-width: 62.49em) {
    &,
    caption,
    tbody {
      display: block;
    }
    thead {
      ${unseen}
    }
    tbody tr {
      position: relative;
      display: grid;
      grid-template: 'title title' auto 'note figure' auto 'foot aside' auto / minmax(0, 1fr) auto;
      gap: 2px 16px;
      padding-block: 12px;
      border-bottom: 1px solid var(--line);
    }
    tbody :is(th, td) {
      height: auto;
      padding: 0;
      border: 0;
    }
    [data-part='title'] {
      grid-area: title;
    }
    [data-part='figure'] {
      grid-area: figure;
    }
    [data-part='note'] {
      grid-area: note;
    }
    [data-part='aside'] {
      grid-area: aside;
    }
    [data-part='note'],
    [data-part='aside'] {
      color: var(--muted);
    }
    tbody [data-part='foot'] {
      grid-area: foot;
      padding-top: 4px;
    }
    tbody [data-part='aside'] {
      align-self: center;
    }
    tbody tr > [data-part][data-part] {
      padding-inline-start: 0;
    }
    [data-head]:not([data-empty])::before {
      content: attr(data-head) ' ';
    }
    [data-part='figure'][data-empty] {
      ${unseen}
    }
    i {
      display: inline;
    }
  }
  /* Large text on a narrow screen: one part below the other, so that no word breaks. */
  @media screen and (max-width: 19.9em) {
    tbody tr {
      grid-template: 'title' auto 'figure' auto 'note' auto 'aside' auto 'foot' auto / minmax(0, 1fr);
    }
    tbody [data-amount] {
      text-align: start;
    }
  }
`;

/** Sticky heads would stay inside a scrolling container, so it scrolls only if the columns may not fit. */
const wideHeads = css`
  @media (min-width: 62.5em) {
    overflow-x: visible;

    thead th {
      position: sticky;
      top: 64px;
      z-index: 1;
      background: var(--bg);
    }
  }
  @media print {
    thead th {
      position: static;
    }
  }
`;

const columns = css`
  @media (max-width: 399.98px) {
    font-size: var(--caption);

    th,
    td {
      padding-inline-start: 6px;
    }
  }
`;

/** If large text makes a table wider than its container, the table scrolls, not the page. */
export const Scroller = styled.div<{ $sticky: boolean }>`
  overflow-x: auto;
  ${({ $sticky }) => $sticky && wideHeads}
`;

export const TableElement = styled.table<{ $entries: boolean }>`
  width: 100%;
  font-size: var(--ui);
  line-height: 1.45;

  caption {
    padding-bottom: 8px;
    font-size: var(--small);
    text-align: start;
    color: var(--muted);
  }
  caption[data-hidden] {
    padding: 0;
  }
  caption h3 {
    padding-bottom: 4px;
    font-size: 1rem;
    line-height: 1.35;
    color: var(--text);
  }
  th,
  td {
    height: 48px;
    padding: 6px 0 6px 16px;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  thead th {
    height: auto;
    padding-block: 8px;
    border-color: var(--control);
    font-size: var(--caption);
    font-weight: 550;
    color: var(--muted);
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding: 0;
    border: 0;
    font: inherit;
    color: inherit;
    background: none;
    cursor: pointer;

    &:hover {
      color: var(--text);
    }
    svg {
      fill: currentColor;
    }
  }
  tr > :first-child {
    padding-inline-start: 0;
  }
  [data-amount] {
    text-align: end;
  }
  td[data-amount] {
    white-space: nowrap;
  }
  td:is([data-amount='debit'], [data-amount='credit']) {
    font-weight: 560;
    color: var(--debit);
  }
  td[data-amount='credit'] {
    color: var(--credit);
  }
  td[data-empty] {
    font-weight: 400;
    color: var(--muted);
  }
  /* 'Dr' and 'Cr', for where the head is out of sight. */
  i {
    display: none;
    font-style: normal;
    font-weight: 400;
  }
  tfoot > tr:last-child > * {
    border: 0;
    font-weight: 600;
  }
  tfoot > tr:nth-last-child(2) > *,
  tbody:has(+ tfoot > :only-child) > tr:last-child > * {
    border-color: var(--control);
  }
  @media (min-width: 760px) {
    [data-amount] {
      padding-inline-start: 24px;
    }
    [data-amount] + :not([data-amount]) {
      padding-inline-start: 32px;
    }
  }
  @media print {
    font-size: 8pt;

    :is(th, td) {
      height: auto;
      padding-block: 3px;
    }
    tr {
      break-inside: avoid;
    }
  }
  ${({ $entries }) => ($entries ? entries : columns)}
`;
