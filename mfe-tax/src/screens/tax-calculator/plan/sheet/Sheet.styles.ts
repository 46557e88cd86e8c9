import { styled } from 'styled-components';

/**
 * The sheet on the page. A print of the page leaves it out; `data-prints` on the root says that the sheet alone is printed,
 * and hides everything that is neither around nor in it.
 */
export const SheetPages = styled.div`
  max-width: 820px;
  margin-top: 24px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 12px;

  table {
    margin-top: 16px;
  }
  td:not(:first-child),
  th:not(:first-child) {
    width: 9em;
  }
  > p {
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  @media (max-width: 759.98px) {
    padding: 16px;
    overflow-x: auto;
  }
  @media print {
    html:not([data-prints='sheet']) & {
      display: none;
    }
    html[data-prints='sheet'] &,
    html[data-prints='sheet'] & > div {
      margin: 0;
      padding: 0;
      border: 0;
    }
    html[data-prints='sheet'] main *:not(:has(&), &, & *) {
      display: none;
    }
    font-size: 0.8125rem;

    td,
    th {
      padding-block: 3px;
      font-size: 0.8125rem;
    }
  }
`;

/** What only a print has: the lines for name and PAN. */
export const PersonLines = styled.p`
  display: none;

  @media print {
    display: flex;
    gap: 24px;
    margin-top: 12px;

    > span {
      flex: 1;
      border-bottom: 1px solid;
    }
  }
`;

export const SheetActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;

  > p {
    flex: 1 1 100%;
    min-height: 1.5em;
    font-size: var(--small);
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;
