import { styled } from 'styled-components';

/** It fills the space that a page leaves above its heading. */
export const Above = styled.nav`
  margin-block: 12px -28px;
  font-size: var(--ui);

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    color: var(--muted);
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;
