import { styled } from 'styled-components';

export const Act = styled.div`
  margin-top: 20px;
`;
