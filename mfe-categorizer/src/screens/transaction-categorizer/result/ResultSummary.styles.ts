import { styled } from 'styled-components';

export const SummaryFigures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  margin-block: 12px 20px;
  border-block: 1px solid var(--line);
`;

export const Part = styled.div<{ $strong: boolean }>`
  padding: 16px 16px 16px 0;

  dt {
    font-size: var(--small);
    color: var(--muted);
  }
  ${({ $strong }) => $strong && 'dt { font-weight: 600; color: var(--text); }'}

  @media (max-width: 29.99em) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding: 10px 0;

    & + & {
      border-top: 1px solid var(--line);
    }
  }
`;

export const Sentence = styled.p`
  margin-bottom: 12px;
`;

const colours = { debit: 'var(--debit)', credit: 'var(--credit)', net: 'var(--text)' };

export const Sum = styled.dd<{ $side: 'debit' | 'credit' | 'net' | undefined }>`
  margin: 0;
  font-size: 1.375rem;
  font-weight: 580;
  letter-spacing: -0.02em;
  white-space: nowrap;
  color: ${({ $side }) => ($side === undefined ? 'var(--text)' : colours[$side])};

  @media (max-width: 29.99em) {
    font-size: 1.125rem;
  }
`;

export const Largest = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--ui);

  li {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr) 11.5em;
    align-items: center;
    gap: 4px 16px;
  }
  @media (max-width: 47.49em) {
    gap: 12px;

    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/** A bar for the share of all spending; the figure is beside it. */
export const Share = styled.span<{ $percent: number }>`
  height: 8px;
  border-radius: 2px;
  background: linear-gradient(var(--debit) 0 0) 0 / ${({ $percent }) => $percent}% 100% no-repeat var(--surface-2);

  @media (max-width: 47.49em) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const Amount = styled.span`
  font-weight: 560;
  text-align: end;
  white-space: nowrap;

  small {
    display: inline-block;
    min-width: 3.2em;
    font-size: var(--caption);
    font-weight: 400;
    color: var(--muted);
  }
`;
