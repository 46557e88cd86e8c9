import { styled } from 'styled-components';

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  min-height: 240px;
  align-content: start;
`;
