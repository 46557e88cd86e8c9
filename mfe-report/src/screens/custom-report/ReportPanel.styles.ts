import { css, styled } from 'styled-components';

/** Part of the black frame, so dark in both themes; tokens inside follow its colour scheme. */
export const Panel = styled.section<{ $framed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color-scheme: dark;
  color: var(--text);
  background: var(--bg);
  /* The root keeps 88 clear; the panel may touch the bar of 64. */
  scroll-margin-top: -24px;

  ${({ $framed }) =>
    $framed &&
    css`
      grid-template-columns: minmax(0, 1fr) 50vw;
    `}
  @media print {
    display: block;
    color-scheme: light;
    background: none;
  }
`;

/** Aligns with the page's column, and with its left half beside a document. */
export const Content = styled.div<{ $framed: boolean }>`
  width: 100%;
  max-width: 768px;
  margin-inline: auto;
  padding: clamp(32px, 5vw, 72px) var(--gutter);

  ${({ $framed }) =>
    $framed &&
    css`
      max-width: none;
      padding-inline-start: max(var(--gutter), calc((100% + 50vw) / 2 - 600px));
    `}
  @media print {
    max-width: none;
    padding: 0;
  }
`;

export const Intro = styled.div`
  h2 {
    font-size: var(--h2);
    line-height: 1.12;
    letter-spacing: -0.028em;

    &:focus {
      outline: none;
    }
  }
  > p {
    max-width: 56ch;
    margin-top: 16px;
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;

export const PanelContents = styled.nav`
  margin-top: 56px;

  h3 {
    font-size: var(--h2-tool);
    line-height: 1.12;
    letter-spacing: -0.022em;
  }
  ol {
    margin-top: 16px;
    border-top: 1px solid var(--line);
    list-style: none;
  }
  li {
    border-bottom: 1px solid var(--line);
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 12px;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
  span {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 580;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;
