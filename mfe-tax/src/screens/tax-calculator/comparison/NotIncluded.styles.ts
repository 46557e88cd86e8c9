import { styled } from 'styled-components';

export const Left = styled.section`
  margin-top: 32px;

  h2 {
    padding-bottom: 12px;
    font-size: 1rem;
    line-height: 1.35;
  }
  > p {
    max-width: 68ch;
    margin-top: 12px;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  dt {
    flex-basis: 16em;
  }
`;
