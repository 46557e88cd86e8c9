import { styled } from 'styled-components';

export const ResultPart = styled.section`
  & + & {
    margin-top: 32px;
  }
  h2 {
    margin-block: 16px 12px;
    font-size: var(--ui);
    font-weight: 600;
    color: var(--muted);
  }
`;
