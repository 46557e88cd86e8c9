import { styled } from 'styled-components';

export const Action = styled.div`
  margin-top: 20px;
`;
