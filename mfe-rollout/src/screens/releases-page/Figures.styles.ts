import { styled } from 'styled-components';
import type { Judgement } from '../../domain/measures.ts';

const colours: Readonly<Record<Judgement, string>> = {
  good: 'var(--success)',
  'needs work': 'var(--accent-text)',
  poor: 'var(--danger)',
};

/** A judgement in its colour. */
export const Judged = styled.span<{ $judgement: Judgement }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-size: var(--caption);
  white-space: nowrap;
  color: ${({ $judgement }) => colours[$judgement]};

  svg {
    flex: none;
    fill: currentColor;
  }
`;

/** Figures with their names above them, in as many columns as fit. */
export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 104px), 1fr));
  gap: 12px 16px;
  margin: 0;
  font-variant-numeric: tabular-nums lining-nums;

  dt {
    font-size: var(--caption);
    color: var(--muted);
  }
  dd {
    display: grid;
    line-height: 1.4;
  }
`;
