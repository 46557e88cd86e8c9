import { styled } from 'styled-components';

export const FormulaBox = styled.div`
  margin-top: 28px;
  padding: 40px 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  font-size: 1.375rem;
  background: var(--surface);

  @media (max-width: 759.98px) {
    padding: 24px 8px;
    font-size: 1rem;
  }
  @media (max-width: 419.98px) {
    padding-inline: 0;
    font-size: var(--caption);
  }
`;

export const Note = styled.span`
  font-size: var(--small);
  color: var(--muted);
`;
