import { styled } from 'styled-components';
import { lines } from '../tables/tableLines.ts';

/** With wide letter spacing the columns scroll, and the page does not. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Grid = styled.table`
  ${lines}

  thead th {
    font-size: var(--caption);
    font-weight: 550;
    vertical-align: bottom;
    color: var(--muted);
  }
  b {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;
