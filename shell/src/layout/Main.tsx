import { styled } from 'styled-components';

/** Everything between the fixed bar and the footer. */
export const Main = styled.main`
  display: block;
  min-height: 70vh;
  padding-top: var(--nav-height);

  &:focus {
    outline: none;
  }
  @media print {
    padding-top: 0;
  }
`;
