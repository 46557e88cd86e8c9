import { styled } from 'styled-components';

const fills = {
  debit: 'var(--debit)',
  credit: 'repeating-linear-gradient(135deg, var(--credit) 0 3px, transparent 3px 6px)',
  new: 'var(--accent)',
  old: 'repeating-linear-gradient(135deg, var(--hatch) 0 1.5px, transparent 1.5px 5px)',
};

const edges = {
  debit: 'var(--debit)',
  credit: 'var(--credit)',
  new: 'var(--accent)',
  old: 'var(--regime-old)',
};

/** Colour and pattern of one side of a chart: the two sides always differ in both. */
export type Fill = keyof typeof fills;

/** A sample of a fill, beside the words that explain it. */
export const Swatch = styled.span.attrs({ 'aria-hidden': true })<{ $fill: Fill }>`
  flex: none;
  width: 22px;
  height: 13px;
  border: 1.5px solid ${({ $fill }) => edges[$fill]};
  border-radius: 3px;
  background: ${({ $fill }) => fills[$fill]};
  forced-color-adjust: none;
`;
