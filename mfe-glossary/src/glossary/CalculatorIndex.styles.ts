import { styled } from 'styled-components';

/** The way to each calculator. */
export const Calculators = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-bottom: 12px;

  h2 {
    width: 100%;
    font-size: var(--h3);
  }
  a {
    padding-block: 10px;
    font-weight: 550;
    color: var(--text);
  }
`;
