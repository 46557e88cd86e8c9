import { styled } from 'styled-components';
import { Action, rowLabel } from './TopNavigation.styles.ts';

export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  color: var(--nav-text);
  background: transparent;
  cursor: pointer;
`;

export const Hamburger = styled(IconButton)`
  margin-inline: -20px -10px;

  @container (min-width: 47.5em) {
    display: none;
  }
  @container (max-width: 21.87em) {
    margin-inline-start: auto;
  }
`;

export const Overlay = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter) 28px;
  border: 0;
  color: var(--nav-text);
  background: var(--nav);
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  && ${Action} {
    display: flex;
    min-height: 52px;
    margin: auto 0 0;
    font-size: 1rem;
  }
`;

/** The close button is its first child, where the focus goes, and at the right. */
export const Head = styled.div`
  display: flex;
  flex: none;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  height: var(--nav-height);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--nav-line);
`;

export const Rows = styled.nav`
  margin-block: 12px 32px;

  details summary {
    list-style: none;
    cursor: pointer;
  }
  details summary::-webkit-details-marker {
    display: none;
  }
  details[open] summary svg {
    rotate: 180deg;
  }
`;

export const MenuRow = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 72px;
  border-bottom: 1px solid var(--nav-line);
  font-size: 1.75rem;
  font-weight: 560;
  letter-spacing: -0.024em;
  line-height: 1.2;
  text-decoration: none;

  svg {
    color: var(--nav-muted);
  }
  &[aria-current] {
    font-weight: 700;
    text-decoration: underline 3px var(--accent);
    text-underline-offset: 8px;
  }
`;

export const MenuRows = styled.ul`
  padding: 8px 0;
  border-bottom: 1px solid var(--nav-line);
  list-style: none;

  a {
    display: block;
    padding: 12px 0;
    line-height: 1.4;
    text-decoration: none;
  }
  ${rowLabel}
  span {
    display: block;
    font-size: var(--ui);
    color: var(--nav-muted);
  }
`;
