import { styled } from 'styled-components';

export const Side = styled.section`
  h2 {
    padding-bottom: 12px;
    font-size: 1rem;
  }
  > p {
    max-width: 44ch;
    margin-top: 14px;
    font-size: var(--caption);
    line-height: 1.5;
    color: var(--muted);
  }
`;
