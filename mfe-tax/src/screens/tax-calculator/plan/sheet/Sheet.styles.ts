import { styled } from 'styled-components';
import { Start } from '../../estimate/EstimateWorkings.styles.ts';

/** A print of the page leaves the part out; what it has is in the workings. */
export const SheetSection = styled(Start)`
  summary {
    padding-block: 12px;
    font-size: var(--ui);
    font-weight: 550;
    cursor: pointer;
  }
  @media print {
    html:not([data-prints='sheet']) & {
      display: none;
    }
  }
`;

/** The sheet. While the root has `data-prints`, a print hides everything that is neither around nor in it. */
export const SheetPages = styled.div`
  max-width: 820px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 12px;

  table {
    margin-top: 16px;
  }
  > p {
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  @media print, (min-width: 760px) {
    td,
    th:not(:first-child) {
      width: 9em;
    }
  }
  @media (max-width: 759.98px) {
    padding: 12px;
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    font-size: 0.8125rem;

    html[data-prints='sheet'] main *:not(:has(&), &, & *) {
      display: none;
    }
    table {
      break-inside: avoid;
    }
    td,
    th {
      padding-block: 3px;
      font-size: 0.8125rem;
    }
  }
`;

/** The lines that only a print has: those for name and PAN. */
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
