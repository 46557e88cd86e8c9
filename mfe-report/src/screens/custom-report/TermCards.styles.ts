import { styled } from 'styled-components';

/** Styles its cards by element: classes on each of twenty-two would be a part of the page's weight. */
export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  list-style: none;

  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    position: relative;
    min-height: 100px;
    padding: 20px 72px 20px 22px;
    border: 1px solid var(--line);
    border-radius: 10px;
    transition: background var(--fast);

    &:hover {
      background: var(--surface);
    }
    &:has(:checked) {
      border-color: var(--text);
      box-shadow: inset 0 0 0 1px var(--text);
    }
  }
  h2 {
    font-size: 1rem;
    line-height: 1.5;
  }

  /* The button answers on the whole card, except where the checkbox lies over it. */
  button {
    padding: 0;
    border: 0;
    font-weight: 580;
    text-align: start;
    background: none;
    cursor: pointer;
    /* Clear of the navigation above and of the bar with the choice below. */
    scroll-margin-block: 24px 120px;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: 10px;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid var(--text);
      outline-offset: 2px;
    }
  }
  p {
    margin-top: 4px;
    font-size: var(--small);
    line-height: 1.45;
    color: var(--muted);
  }

  /* The corner of the card: 24 to see, 48 to touch. */
  label {
    position: absolute;
    top: 7px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    cursor: pointer;

    /* Without JavaScript there is no report to choose for. */
    @media (scripting: none) {
      display: none;
    }
  }
  input {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 1px solid var(--control);
    border-radius: 6px;
    background: var(--bg);
    appearance: none;
    cursor: inherit;
    scroll-margin-block: 24px 120px;

    &:checked {
      border-color: var(--accent);
      background: var(--accent);
    }
    &:checked::before {
      content: '';
      width: 6px;
      height: 11px;
      margin-top: -3px;
      border: solid var(--on-accent);
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;
