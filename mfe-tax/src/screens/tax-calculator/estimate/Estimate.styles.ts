import { styled } from 'styled-components';

/** The form over seven columns, one free, the answer over four and in view; on a phone the answer comes first. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  align-items: start;

  > :first-child {
    position: sticky;
    top: 88px;
    grid-area: 1 / 9 / auto / -1;
  }
  > :last-child {
    grid-area: 1 / 1 / auto / span 7;
  }
  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);

    > :first-child,
    > :last-child {
      position: static;
      grid-area: auto;
    }
  }
`;

export const EstimateLimits = styled.p`
  max-width: 80ch;
  margin-top: 32px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;
