import { styled } from 'styled-components';

export const Hero = styled.header`
  display: grid;
  gap: 24px;
  padding-top: clamp(40px, 6vw, 80px);

  h1 {
    font-size: var(--display);
    line-height: 1.02;
    letter-spacing: -0.04em;
  }
  p {
    max-width: 38ch;
    margin-bottom: 28px;
    font-size: var(--lead);
    line-height: 1.55;
    color: var(--muted);
    text-wrap: balance;
  }
  div > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;

    @media (max-width: 759.98px) {
      flex-direction: column;
    }
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`;
