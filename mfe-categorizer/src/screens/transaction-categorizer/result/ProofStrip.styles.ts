import { styled } from 'styled-components';
import type { BalanceCheck } from '../../../domain/table/describeProof.ts';

const markColours: Readonly<Record<BalanceCheck['verdict'], string>> = {
  proved: 'var(--on-accent)',
  unchecked: 'var(--muted)',
  doubtful: 'var(--accent-text)',
};

export const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  margin-bottom: 24px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

/** Marigold only if everything adds up; muted if nothing is wrong but nothing proves it. */
export const Mark = styled.span<{ $verdict: BalanceCheck['verdict'] }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  color: ${({ $verdict }) => markColours[$verdict]};
  ${({ $verdict }) => $verdict === 'proved' && 'background: var(--accent);'}
  /* Beside the first of many lines. */
  ${({ $verdict }) => $verdict === 'doubtful' && 'align-self: start;'}
`;

export const Details = styled.div`
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

/** Highlights what the person has to do. */
export const Finding = styled.p<{ $isDoubtful: boolean }>`
  ${({ $isDoubtful }) => $isDoubtful && 'color: var(--text);'}

  & + & {
    margin-top: 4px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 8px 12px;

  svg {
    flex: none;
  }
  @media (max-width: 29.99em) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    display: none;
  }
`;
