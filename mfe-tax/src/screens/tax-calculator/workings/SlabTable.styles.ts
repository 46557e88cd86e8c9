import { styled } from 'styled-components';

export const Block = styled.div`
  > p {
    margin-top: 12px;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
`;
