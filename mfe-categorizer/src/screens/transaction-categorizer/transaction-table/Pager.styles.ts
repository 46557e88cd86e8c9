import { styled } from 'styled-components';

export const PagerFrame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-top: 16px;
  font-size: var(--small);
  color: var(--muted);
`;
