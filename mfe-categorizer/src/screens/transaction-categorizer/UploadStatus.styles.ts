import { styled } from 'styled-components';

export const Message = styled.p`
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-size: var(--ui);
  line-height: 1.45;
  background: var(--surface);
`;
