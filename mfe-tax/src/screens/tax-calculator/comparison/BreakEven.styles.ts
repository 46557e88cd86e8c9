import { styled } from 'styled-components';

export const BreakEvenText = styled.p`
  max-width: 68ch;
  margin-top: 32px;

  strong {
    font-weight: 600;
  }
`;
