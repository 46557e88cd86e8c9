import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 20px 16px;

  @media (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
  }
  input {
    text-overflow: ellipsis;
  }
`;

export const Guess = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  margin-top: 16px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);

  p {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
`;
