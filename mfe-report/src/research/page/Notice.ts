import { styled } from 'styled-components';

/** A sentence that applies to everything below it. */
export const Notice = styled.p`
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;
