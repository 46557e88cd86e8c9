import { styled } from 'styled-components';

export const SpecimenForm = styled.form`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }
`;
