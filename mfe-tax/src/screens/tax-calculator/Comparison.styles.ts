import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;

  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
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
