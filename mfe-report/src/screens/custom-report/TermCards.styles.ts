import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  list-style: none;

  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
