import { styled } from 'styled-components';

export const PartFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: end;
  gap: 12px;
  margin-top: 12px;
`;

export const Rest = styled.p`
  margin-block: 8px 12px;
`;
