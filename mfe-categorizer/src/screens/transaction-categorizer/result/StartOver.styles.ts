import { styled } from 'styled-components';

export const StartOverAction = styled.div`
  margin-top: 20px;
`;
