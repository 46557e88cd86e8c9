import { styled } from 'styled-components';

/**
 * Everything between the fixed bar and the footer. It fills the window, so that the footer does not move within it while
 * a shorter or longer page takes the place of the first one.
 */
export const Main = styled.main`
  display: block;
  min-height: 100vh;
  padding-top: var(--nav-height);

  &:focus {
    outline: none;
  }
  @media print {
    padding-top: 0;
  }
`;
