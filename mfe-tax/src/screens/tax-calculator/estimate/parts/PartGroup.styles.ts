import { styled } from 'styled-components';

export const Part = styled.div`
  grid-column: 1 / -1;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;

export const PartHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
`;

export const SpanLegend = styled.p`
  margin-bottom: 12px;
`;
