import { styled } from 'styled-components';

/** Part of the black frame, so dark in both themes; tokens inside follow its colour scheme. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 50vw;
  color-scheme: dark;
  color: var(--text);
  background: var(--bg);
  /* The root keeps 88 clear; the panel may touch the bar of 64. */
  scroll-margin-top: -24px;

  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    background: none;
  }
`;

/** Its text stands in line with the page's column, whose left half it continues. */
export const Summary = styled.div`
  padding: clamp(32px, 5vw, 72px) var(--gutter);
  padding-inline-start: max(var(--gutter), calc((100% + 50vw) / 2 - 600px));

  h2 {
    max-width: 12ch;
    font-size: var(--h2);
    line-height: 1.12;
    letter-spacing: -0.028em;

    &:focus {
      outline: none;
    }
  }
  p {
    max-width: 40ch;
    margin-top: 16px;
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;

export const Contents = styled.nav`
  max-width: 400px;
  margin-block: 32px;

  ol {
    border-top: 1px solid var(--line);
    list-style: none;
  }
  li {
    border-bottom: 1px solid var(--line);
  }
  a {
    display: block;
    padding-block: 12px;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Half the window wide and as high as the window; what is longer scrolls inside. */
export const DocumentFrame = styled.div`
  position: sticky;
  top: var(--nav-height);
  height: 100vh;
  overflow-y: auto;
  padding: 28px;
  border-inline-start: 1px solid var(--line);
  background: var(--surface-2);

  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 759.98px) {
    position: static;
    padding: 8px;
    border: 0;
  }
  @media print {
    position: static;
    height: auto;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
  }
`;
