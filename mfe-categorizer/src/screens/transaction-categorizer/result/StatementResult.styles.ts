import { styled } from 'styled-components';

export const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 12px;
  font-size: var(--ui);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--muted);
  }
`;

export const Remarks = styled.ul`
  display: grid;
  gap: 4px;
  margin: 16px 0 0;
  padding-inline-start: 20px;
  font-size: var(--small);
  color: var(--muted);
`;
