import { styled } from 'styled-components';

export const WorkingsFrame = styled.div`
  margin-top: 64px;

  > p {
    margin-top: 6px;
    color: var(--muted);
  }
  > p + div {
    margin-top: 32px;
  }
`;

export const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 48px;
  align-items: start;
  margin-top: 72px;

  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;
