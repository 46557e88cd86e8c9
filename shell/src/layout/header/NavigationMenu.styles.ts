import { styled } from 'styled-components';
import { entry, rowLabel } from './TopNavigation.styles.ts';

export const Disclosure = styled.details`
  position: relative;

  summary {
    ${entry}
    flex-direction: row;
    align-items: center;
    gap: 6px;
    list-style: none;
    cursor: pointer;
  }
  summary::after,
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: rotate var(--base);
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`;

export const Panel = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + 10px);
  inset-inline-start: -24px;
  width: 400px;
  padding: 8px;
  border: 1px solid var(--nav-line);
  border-radius: 12px;
  background: var(--nav);
  box-shadow: var(--shadow);
  list-style: none;

  /* The way from the entry down to the panel. */
  &::before {
    content: '';
    position: absolute;
    inset: -12px 0 auto;
    height: 12px;
  }
  a {
    display: block;
    padding: 12px 15px;
    border-radius: 8px;
    font-size: var(--ui);
    line-height: 1.45;
    text-decoration: none;
  }
  a:hover {
    background: #14171c;
  }
  ${rowLabel}
  span {
    display: block;
    font-size: var(--small);
    color: var(--nav-muted);
  }
`;
