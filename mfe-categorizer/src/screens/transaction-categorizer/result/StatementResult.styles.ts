import { styled } from 'styled-components';

export const Remarks = styled.ul`
  display: grid;
  gap: 4px;
  margin: 16px 0 0;
  padding-inline-start: 20px;
  font-size: var(--small);
  color: var(--muted);
`;

export const SummaryPanel = styled.div`
  overflow-wrap: anywhere;
`;
