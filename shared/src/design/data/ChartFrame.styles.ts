import { styled } from 'styled-components';

/** With `$ruled` the legend is at the right, above a line like that of a table head. */
export const Head = styled.figcaption<{ $ruled: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ $ruled }) => ($ruled ? '16px' : '6px')} 24px;
  ${({ $ruled }) => $ruled && 'padding-bottom: 16px; border-bottom: 1px solid var(--control);'}

  > h2,
  > p,
  > p ~ ul {
    flex: ${({ $ruled }) => ($ruled ? '0 1 auto' : '1 1 100%')};
  }
  > p {
    color: var(--muted);
  }
  > p ~ ul {
    margin-top: 14px;
  }
`;

/** The paragraph below a page's heading that says what the page is about. */
export const Lead = styled.p`
  max-width: 60ch;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  list-style: none;
  font-size: var(--small);
  font-variant-numeric: tabular-nums lining-nums;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  small {
    font-size: inherit;
    color: var(--muted);
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
    max-width: 640px;
  }
`;
