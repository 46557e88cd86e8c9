import { styled } from 'styled-components';

/** The name of a year with the way to take it out, 44 high: beside it, or below it on a small screen. */
export const YearHead = styled.div`
  position: relative;

  input {
    padding-inline: 8px 34px;
    font-weight: 560;
  }
  button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    width: 34px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    color: var(--muted);
    background: none;
    cursor: pointer;

    &:hover {
      color: var(--text);
    }
  }
  /* Beside the name of one of three years there is no room for it any more. */
  @container figures (max-width: 479.98px) {
    input {
      padding-inline: 6px;
    }
    button {
      position: static;
      width: 100%;
      height: 44px;
    }
  }
`;
