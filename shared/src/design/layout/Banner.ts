import { styled } from 'styled-components';

/** The one sentence of a result, alone on the accent's wash. */
export const Banner = styled.p`
  padding: clamp(18px, 2.2vw, 28px) clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--wash-line);
  border-radius: 12px;
  background: var(--accent-wash);
  font-size: clamp(1.25rem, 2.4vw, 1.875rem);
  font-weight: 580;
  line-height: 1.25;
  letter-spacing: -0.022em;
  font-variant-numeric: tabular-nums lining-nums;
`;
