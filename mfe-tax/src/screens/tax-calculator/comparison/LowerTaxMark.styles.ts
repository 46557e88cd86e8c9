import { styled } from 'styled-components';

export const MarkLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: var(--small);
  font-weight: 550;

  > span {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    color: var(--on-accent);
    background: var(--accent);
  }
`;
