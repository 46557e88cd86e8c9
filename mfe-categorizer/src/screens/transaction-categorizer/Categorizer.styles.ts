import { styled } from 'styled-components';

export const CategorizerFrame = styled.div`
  > * > header > h1:focus-visible {
    outline: none;
  }
`;

export const ResultTitle = styled.span`
  @media (min-width: 62.5em) {
    white-space: nowrap;
  }
`;

export const FormSection = styled.section<{ $below: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px 24px;
  ${({ $below }) => $below && 'margin-top: 64px; padding-top: 40px; border-top: 1px solid var(--line);'}

  @media (min-width: 1000px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    > h2 {
      grid-column: 1 / -1;
    }
    > form {
      grid-column: span 7;
    }
    > noscript {
      grid-area: 3 / 1 / auto / span 7;
    }
    > aside {
      grid-column: 9 / -1;
    }
  }
`;
