import { styled } from 'styled-components';

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  margin-top: 24px;
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  div {
    display: grid;
    flex: 1 1 320px;
    gap: 8px;
    max-width: 68ch;
    color: var(--muted);
  }
`;
