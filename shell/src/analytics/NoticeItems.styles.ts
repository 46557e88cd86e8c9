import { styled } from 'styled-components';

export const Items = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  font-size: var(--small);
  line-height: 1.5;

  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: var(--muted);
  }
`;
