import { styled } from 'styled-components';

export const Kept = styled.section`
  display: grid;
  justify-items: start;
  gap: 20px;

  li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
