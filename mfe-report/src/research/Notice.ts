import { styled } from 'styled-components';

/** One plain sentence that belongs to everything below it. */
export const Notice = styled.p`
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;
