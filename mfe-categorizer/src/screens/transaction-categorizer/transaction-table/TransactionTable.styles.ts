import { styled } from 'styled-components';

export const TransactionsSection = styled.section`
  margin-top: 56px;
`;

export const TableTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-bottom: 12px;

  @media (max-width: 759.98px) {
    margin-bottom: 16px;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--control);
  }
`;

export const Unit = styled.span`
  font-size: var(--small);
  color: var(--muted);
`;

export const Day = styled.span`
  white-space: nowrap;
`;

export const Kind = styled.span`
  @media (min-width: 1000px) {
    white-space: nowrap;
  }
`;

export const Accounts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  margin-top: 12px;

  /* Aligns the columns of all tables and pages, whatever they contain. */
  @media (min-width: 62.5em) {
    th:first-child {
      width: 7.5em;
    }
    th[data-amount] {
      width: 9.5em;
    }
    th:last-child {
      width: 12.5em;
    }
  }
`;

export const AccountTitle = styled.h3`
  font-size: 1rem;
  line-height: 1.35;
`;

/** A sign and words, so that colour is not the only cue. */
export const Check = styled.span`
  display: flex;
  gap: 6px;
  width: fit-content;
  margin-block: 4px;
  padding: 2px 8px 2px 6px;
  border: 1px solid var(--wash-line);
  border-radius: 6px;
  font-size: var(--caption);
  font-weight: 550;
  line-height: 1.5;
  color: var(--accent-text);
  background: var(--accent-wash);

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** A note that asks for no action. */
export const QuietNote = styled.small`
  display: block;
  font-size: var(--caption);
  color: var(--muted);
`;

/** The category: a tag that opens its reason. */
export const CategoryButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 2px 9px;
  border: 1px solid transparent;
  border-radius: 6px;
  font: inherit;
  font-size: var(--caption);
  font-weight: 550;
  text-align: start;
  color: var(--text);
  background: var(--surface-2);
  cursor: pointer;

  &:hover {
    border-color: var(--control);
  }
  @media (max-width: 62.49em) {
    min-height: 32px;
  }
`;

/** Marks a category that the person chose. */
export const Own = styled.span`
  width: 7px;
  height: 7px;
  border: 1px solid var(--text);
  border-radius: 50%;
  background: var(--accent);
`;

export const Shown = styled.div`
  padding-block: 4px 12px;
  font-size: var(--small);
  color: var(--muted);
`;
