import { styled } from 'styled-components';

export const Lines = styled.ul`
  display: grid;
  gap: 2px;
  margin: -12px 0 0;
  padding-inline-start: 18px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;
