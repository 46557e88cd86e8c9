import { styled } from 'styled-components';

export const Social = styled.div`
  display: grid;

  > p {
    font-size: var(--small);
    line-height: 1.5;
  }
  > p:not(:empty),
  > [role='alert']:not(:empty) {
    margin-top: 12px;
  }
`;

export const GoogleMark = styled.svg`
  width: 18px;
  height: 18px;
`;

export const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-block: 20px;
  font-size: var(--small);
  color: var(--muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
