import { styled } from 'styled-components';

/** The question and its answers close together, in a line or one above the other. */
export const Year = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 24px;

  fieldset {
    justify-content: start;
  }
`;

/** Side by side the rows of both cards are the same rows, however one of the heads wraps. */
export const RegimeCards = styled.div`
  display: grid;
  grid-template: auto auto auto auto / repeat(2, minmax(0, 1fr));
  gap: 0 24px;

  @media (max-width: 759.98px) {
    grid-template: none / minmax(0, 1fr);
    gap: 16px;
  }
`;

export const Note = styled.p`
  margin-top: 64px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);

  > span {
    display: block;
    max-width: 80ch;
  }
`;
