import { styled } from 'styled-components';

export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  font-size: var(--ui);
  color: var(--text);
`;

export const FileLine = styled.li<{ $isFaulty: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  overflow-wrap: anywhere;

  svg {
    margin-top: 3px;
    color: ${({ $isFaulty }) => ($isFaulty ? 'var(--accent-text)' : 'var(--muted)')};
  }
  b {
    font-weight: 550;
  }
  small {
    display: block;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
`;
