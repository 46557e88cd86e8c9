import { styled } from 'styled-components';

export const Details = styled.div`
  font-size: var(--small);

  > * {
    margin-top: 8px;
  }
`;

export const Warning = styled.p`
  color: var(--danger);
`;
