import { keyframes, styled } from 'styled-components';
import { forwardEveryProp } from '../buttons/forwardEveryProp.ts';

/** The height of the foot: parts that are scrolled into view stay above it. */
const aboveFoot = '88px';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Frame = styled.dialog.withConfig({ shouldForwardProp: forwardEveryProp })`
  width: fit-content;
  min-width: min(560px, calc(100vw - 40px));
  max-width: min(1225px, calc(100vw - 40px));
  max-height: calc(100dvh - 40px);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 16px;
  color: var(--text);
  background: var(--bg);
  box-shadow: var(--shadow);
  overscroll-behavior: contain;
  scroll-padding-bottom: ${aboveFoot};

  &[open] {
    animation: ${rise} var(--base);
  }
  &::backdrop {
    background: var(--scrim);
  }
  > div {
    padding: 40px 44px 28px;
  }
  h2 {
    font-size: 1.875rem;
    line-height: 1.15;
    letter-spacing: -0.026em;
  }
  h2 + div {
    max-width: 68ch;
    margin-top: 16px;
    font-size: 1.125rem;
    line-height: 1.6;
  }
  /* In view under a text that is longer than the window: it closes the dialog and has the focus. */
  > div > :last-child {
    position: sticky;
    bottom: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-block: 32px -20px;
    padding-block: 20px;
    border-top: 1px solid var(--line);
    background: var(--bg);
  }
  /* The scroll padding is for what is above the foot. Close gets the focus at first, which would scroll to the end. */
  > div > :last-child :is(a, button) {
    scroll-margin-bottom: -${aboveFoot};
  }
  @media (max-width: 759.98px) {
    width: 100%;
    min-width: 0;
    max-width: 100%;
    margin-bottom: 0;
    border-radius: 16px 16px 0 0;
    > div {
      padding: 28px 20px 20px;
    }
  }
`;
