import { styled } from 'styled-components';

/** Stays under the navigation, unless the window is so low that the terms would have no room. */
export const SearchBar = styled.div`
  position: sticky;
  top: var(--nav-height);
  z-index: 1;
  margin-block: -12px 12px;
  padding-block: 12px;
  background: var(--bg);

  @media (scripting: none) {
    display: none;
  }

  @media (max-height: 519.98px) {
    position: static;
  }
`;

/** The start of the result; its scroll margin keeps it clear of the navigation and the search. */
export const ResultStart = styled.div`
  scroll-margin-top: 152px;
`;
