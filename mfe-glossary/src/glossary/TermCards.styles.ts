import { styled } from 'styled-components';

/** Styles its cards by element: a class on each of a hundred would be a good part of the page's weight. */
export const Cards = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;

  a {
    display: block;
    width: 100%;
    height: 100%;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: 10px;
    font-weight: 550;
    line-height: 1.35;
    color: var(--text);
    text-decoration: none;
    /* Clear of the navigation and of the search that stays below it. */
    scroll-margin-block: 88px 24px;
    transition: background var(--fast);

    &:hover {
      border-color: var(--control);
      background: var(--surface);
    }
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
