import { styled } from 'styled-components';

export const IconList = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 12px;
  list-style: none;
  font-size: var(--small);
  color: var(--muted);

  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  svg {
    flex: none;
    color: var(--text);
  }
`;
