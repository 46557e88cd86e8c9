import { styled } from 'styled-components';

export const Hero = styled.header`
  display: grid;
  gap: 24px;
  padding-top: clamp(40px, 6vw, 80px);

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;

    h1 {
      white-space: nowrap;
    }
  }
`;

export const Headline = styled.h1`
  font-size: var(--display);
  line-height: 1.02;
  letter-spacing: -0.04em;
`;

export const Line = styled.p`
  max-width: 38ch;
  font-size: var(--lead);
  line-height: 1.55;
  color: var(--muted);
  text-wrap: balance;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;

  @media (max-width: 759.98px) {
    flex-direction: column;
  }
`;
