import { styled } from 'styled-components';
import { Maths } from './Formula.styles.ts';

/** Gives each formula its box, and tells the note at the foot. */
export const Explanations = styled.div`
  ${Maths} {
    margin-top: 28px;
    padding: 40px 24px;
    border: 1px solid var(--line);
    border-radius: 12px;
    font-size: 1.375rem;
    background: var(--surface);
  }
  footer span {
    font-size: var(--small);
    color: var(--muted);
  }
  @media (max-width: 759.98px) {
    ${Maths} {
      padding: 24px 8px;
      font-size: 1rem;
    }
  }
  @media (max-width: 419.98px) {
    ${Maths} {
      padding-inline: 0;
      font-size: var(--caption);
    }
  }
`;
