import { styled } from 'styled-components';

export const NoteList = styled.ul`
  display: grid;
  gap: 8px;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    padding: 10px 14px;
    border: 1px solid var(--wash-line);
    border-radius: 8px;
    font-size: var(--ui);
    background: var(--accent-wash);
  }
  svg {
    margin-top: 2px;
    color: var(--accent-text);
  }
`;
