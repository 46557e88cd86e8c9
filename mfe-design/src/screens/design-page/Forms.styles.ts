import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }
`;
