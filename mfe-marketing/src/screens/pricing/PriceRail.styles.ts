import { Container } from '@artha/shared/design';
import { css, keyframes, styled } from 'styled-components';
import { byScroll } from '../../layout/byScroll.ts';

/** Over how much scrolling the price moves into its bar; the page says it by its width. */
const SCROLL = 'var(--scroll)';
/** From where on the switch follows and needs the bar's ground below it. */
const FOLLOWS = '180px';
/** How small the price becomes before the bar's own figure takes its place. */
const SHRUNK = 0.11;
/** Switch and plan at the right: the price stands on the same line as their foot. */
const PLAN_HEIGHT = '428px';

const wide = '@media (min-width: 760px)';
const still = '@media (prefers-reduced-motion: reduce)';

const shrink = keyframes`
  from { transform: none; }
  84% { opacity: 1; }
  to { transform: scale(${SHRUNK}); opacity: 0; }
`;
const fadeOut = keyframes`
  to { opacity: 0; }
`;
const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
`;
const toRight = keyframes`
  to { transform: translateX(100%); }
`;
const fromRight = keyframes`
  to { transform: translateX(-100%); }
`;

export const Bar = styled.div`
  display: none;

  @supports (animation-timeline: scroll()) {
    display: block;
    position: sticky;
    z-index: 1;
    top: var(--nav-height);
    height: var(--bar);
    margin-bottom: calc(-1 * var(--bar));
    border-bottom: 1px solid var(--line);
    background: var(--bg);
    pointer-events: none;
  }
  ${byScroll(appear, `100px ${FOLLOWS}`)}
  ${still} {
    border-bottom: 0;
  }
`;

export const BarRow = styled(Container)`
  display: flex;
  align-items: center;
  gap: 18px;
  height: 100%;
  color: var(--muted);
  ${byScroll(appear, `calc(${SCROLL} - 80px) ${SCROLL}`)}

  b {
    font-size: 2.625rem;
    font-weight: 570;
    line-height: 1;
    letter-spacing: -0.05em;
    color: var(--text);
  }
  ${still} {
    b,
    b + span {
      display: none;
    }
  }
`;

export const Amount = styled.span`
  margin-left: auto;

  ${wide} {
    margin-right: 250px;
  }
`;

/** Lies over the whole body so that price and switch can follow; lets everything else be clicked. */
export const Rail = styled(Container)`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: calc(var(--numeral) + 44px) auto 1fr / minmax(0, 1fr);
  align-items: start;
  pointer-events: none;

  > * > * {
    pointer-events: auto;
  }
  ${wide} {
    grid-template: 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 24px;
  }
`;

export const Price = styled.p`
  z-index: 2;
  grid-area: 1 / 1 / -1 / 2;
  display: flex;
  width: max-content;
  margin-top: 24px;
  font-size: var(--price);
  font-weight: 570;
  line-height: 0.735;
  letter-spacing: -0.07em;
  font-variant-numeric: lining-nums;
  transform-origin: 0 0;

  /* The sign's own margin would show at this size: its edge stands in line with the text. */
  > span:first-child {
    margin: 0 0.05em 0 -0.045em;
    font-size: 0.34em;
    font-weight: 500;
    line-height: 0.8;
    letter-spacing: 0;
  }
  ${wide} {
    margin-top: max(24px, calc(${PLAN_HEIGHT} - var(--numeral)));
  }
  ${byScroll(
    shrink,
    `0px ${SCROLL}`,
    css`
      position: sticky;
      top: calc(var(--nav-height) + 22px);
    `,
  )}
  ${still} {
    align-items: baseline;
    margin-top: 18px;
    font-size: 2.625rem;
    line-height: 1;
    letter-spacing: -0.05em;

    > span:first-child {
      margin: 0;
      font-size: 1em;
      font-weight: inherit;
      line-height: 1;
    }
  }
`;

export const PerDay = styled.span`
  align-self: flex-end;
  margin-left: clamp(20px, 3.4vw, 44px);
  font-size: clamp(1.125rem, 2.6vw, 2.125rem);
  line-height: 1;
  letter-spacing: -0.02em;
  color: var(--muted);
  ${byScroll(fadeOut, `0px ${SCROLL}`)}

  ${still} {
    align-self: auto;
    margin-left: 14px;
    font-size: 1rem;
    font-weight: 400;
  }
`;

export const Switch = styled.div`
  grid-area: 2 / 1;

  fieldset > div {
    display: grid;
  }
  ${wide} {
    z-index: 2;
    grid-area: 1 / 2;
    margin-top: 16px;
    ${byScroll(
      toRight,
      `${FOLLOWS} ${SCROLL}`,
      css`
        position: sticky;
        top: calc(var(--nav-height) + 16px);
      `,
    )}
  }
  @media (min-width: 760px) and (prefers-reduced-motion: reduce) {
    justify-self: end;
  }
`;

export const SwitchTrack = styled.div`
  ${wide} {
    width: 230px;
    ${byScroll(fromRight, `${FOLLOWS} ${SCROLL}`)}
  }
`;
