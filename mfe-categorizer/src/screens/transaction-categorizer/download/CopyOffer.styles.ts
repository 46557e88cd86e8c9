import { styled } from 'styled-components';

export const Offer = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-top: 20px;
  font-size: var(--small);
  line-height: 1.5;
`;
