import { css, styled } from 'styled-components';

export const Bar = styled.header`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 20;
  height: var(--nav-height);
  border-bottom: 1px solid var(--nav-line);
  color: var(--nav-text);
  background: var(--nav);
  /* What fits depends on the size of the text as well as on the width: its parts ask by em. */
  container-type: inline-size;

  :focus-visible {
    outline-color: #fff;
  }
  /* The person is signed in, or a stored session is not verified yet. */
  [data-session] & [data-sign-in] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  width: 100%;
  max-width: calc(1200px + 2 * var(--gutter));
  height: 100%;
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-inline-end: 8px;
  font-size: 1.0625rem;
  font-weight: 600;
  letter-spacing: -0.012em;
  text-decoration: none;
`;

export const Entries = styled.nav`
  display: flex;
  align-items: center;
  gap: 28px;
  margin-inline-end: auto;

  @container (max-width: 47.49em) {
    display: none;
  }
`;

/** The bold width is reserved by a hidden copy of the label, so that nothing shifts when an entry becomes current. */
export const entry = css`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  justify-content: center;
  min-height: 44px;
  font-size: var(--ui);
  font-weight: 450;
  color: var(--nav-link);
  text-decoration: none;

  &::after {
    content: attr(data-label);
    height: 0;
    overflow: hidden;
    font-weight: 700;
    visibility: hidden;
  }
  &:hover {
    color: #fff;
  }
  &[aria-current] {
    font-weight: 700;
    color: #fff;
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 6px;
  }
`;

/** Labels of a menu's rows, in the panel and on small screens. */
export const rowLabel = css`
  b {
    font-weight: 560;
  }
  [aria-current] b {
    font-weight: 700;
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 5px;
  }
`;

export const Entry = styled.a`
  ${entry}
`;

/** Small screens have it in their menu. Its line is as wide before its letters load as after. */
export const LanguageEntry = styled(Entry)`
  &:lang(hi) {
    width: 2.2em;
    overflow-x: clip;
    white-space: nowrap;
  }
  @container (max-width: 47.49em) {
    display: none;
  }
`;

/**
 * Small screens have it in their menu. It grows into the free space before it, so that nothing moves; if there is no
 * space, only it gets narrower.
 */
export const AccountArea = styled.div`
  flex-shrink: 99999;
  min-width: 0;
  margin-inline-end: -10px;

  summary {
    max-width: 100%;
  }
  @container (max-width: 47.49em) {
    display: none;
  }
`;

const filled = css`
  color: var(--on-accent);
  background: var(--accent);

  &:hover {
    background: color-mix(in srgb, var(--accent) 92%, #fff);
  }
`;

const quiet = css`
  border: 1px solid var(--control);
  color: var(--nav-text);

  &:hover {
    background: #14171c;
  }
`;

/** Beside a tool's own action it steps back: `$quiet`. */
export const Action = styled.a<{ $quiet?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 8px 16px;
  border-radius: 8px;
  font-size: 0.875rem;
  font-weight: 560;
  text-decoration: none;
  white-space: nowrap;
  ${({ $quiet }) => ($quiet ? quiet : filled)}

  @container (max-width: 47.49em) {
    margin-inline-start: auto;
  }
  @container (max-width: 21.87em) {
    display: none;
  }
`;
