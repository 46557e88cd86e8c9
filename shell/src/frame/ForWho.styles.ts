import { styled } from 'styled-components';
import { entry } from './TopNavigation.styles.ts';

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
  inset-block-start: 100%;
  inset-inline-start: -24px;
  width: 400px;
  padding: 12px 0;
  border: 1px solid var(--nav-line);
  border-radius: 12px;
  background: var(--nav);
  box-shadow: var(--shadow);
  list-style: none;

  a {
    display: block;
    padding: 12px 24px;
    font-size: var(--ui);
    font-weight: 560;
    line-height: 1.45;
    text-decoration: none;
  }
  a:hover {
    background: #14171c;
  }
  span {
    display: block;
    font-size: var(--small);
    font-weight: 400;
    color: var(--nav-muted);
  }
`;
