import { styled } from 'styled-components';

/** Sample of a side's fill: debit solid, credit hatched. */
export const Swatch = styled.span.attrs({ 'aria-hidden': true })<{ $side: 'debit' | 'credit' }>`
  flex: none;
  width: 22px;
  height: 12px;
  border: 1.5px solid var(--${({ $side }) => $side});
  border-radius: 2px;
  background: ${({ $side }) =>
    $side === 'debit' ? 'var(--debit)' : 'repeating-linear-gradient(135deg, var(--credit) 0 3px, transparent 3px 6px)'};
  forced-color-adjust: none;
`;
