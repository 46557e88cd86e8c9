import { styled } from 'styled-components';

export const FileList = styled.ul`
  display: grid;
  gap: 12px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  p {
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

export const Password = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  grid-column: 1 / -1;

  > :first-child {
    flex: 1 1 280px;
    max-width: 420px;
  }
`;

export const Privacy = styled.p`
  max-width: 80ch;
  margin-top: 20px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;
