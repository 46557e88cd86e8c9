import { Container } from '@artha/shared/design';
import { css, keyframes, styled } from 'styled-components';
import { animateByScroll } from '../../layout/scrollAnimation.ts';

/** How far the page scrolls while the price shrinks into its bar; the page sets it by its width. */
const SCROLL = 'var(--scroll)';
/** Scroll position from which the switch follows and needs the background of the bar. */
const FOLLOWS = '180px';
/** Height of switch and plan at the right: the price ends on the same line. */
const PLAN_HEIGHT = '454px';

const WIDE = '@media (min-width: 760px)';
const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';

const shrink = keyframes`
  from { transform: none; }
  to { transform: scale(calc(var(--shrunk) * var(--enlarged))); }
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

/** The bar's line appears last: before, the price is still taller than the bar. */
export const PriceBar = styled.div`
  display: none;

  @supports (animation-timeline: scroll()) {
    display: block;
    position: sticky;
    z-index: 1;
    top: var(--nav-height);
    height: var(--bar);
    margin-bottom: calc(-1 * var(--bar));
    background: var(--bg);
    pointer-events: none;
  }
  ${animateByScroll(appear, `100px ${FOLLOWS}`)}

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 1px solid var(--line);
    ${animateByScroll(appear, `calc(${SCROLL} - 16px) ${SCROLL}`)}
  }
  ${REDUCED_MOTION} {
    &::after {
      display: none;
    }
  }
`;

/** Words beside the small price, which takes the first pixels of the row. */
export const BarRow = styled(Container)<{ $cents: boolean }>`
  display: flex;
  align-items: center;
  height: 100%;
  color: var(--muted);
  ${animateByScroll(appear, `calc(${SCROLL} - 80px) ${SCROLL}`)}

  > :first-child {
    margin-left: ${({ $cents }) => ($cents ? '92px' : '52px')};

    ${WIDE} {
      margin-left: ${({ $cents }) => ($cents ? '112px' : '60px')};
    }
  }
  ${REDUCED_MOTION} {
    > :first-child {
      display: none;
    }
  }
`;

export const Amount = styled.span`
  margin-left: auto;

  ${WIDE} {
    margin-right: 250px;
  }
`;

/** Covers the whole body so that price and switch can follow; everything below it can be clicked. */
export const Layer = styled(Container)`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: calc(var(--numeral) + 44px) auto 1fr / minmax(0, 1fr);
  align-items: start;
  pointer-events: none;

  > * > * {
    pointer-events: auto;
  }
  ${WIDE} {
    grid-template: 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 24px;
  }
`;

/** With cents it is set smaller, shrinks less, and ends on the same line. */
export const Price = styled.p<{ $cents: boolean }>`
  --size: calc(var(--price) * ${({ $cents }) => ($cents ? 0.39 : 1)});
  --enlarged: ${({ $cents }) => ($cents ? 1.9 : 1)};
  --difference: calc((var(--price) - var(--size)) * 0.735);
  z-index: 2;
  grid-area: 1 / 1 / -1 / 2;
  display: flex;
  width: max-content;
  margin-top: calc(24px + var(--difference));
  font-size: var(--size);
  font-weight: 570;
  line-height: 0.735;
  letter-spacing: -0.07em;
  font-variant-numeric: lining-nums;
  transform-origin: 0 0;

  b {
    font-weight: inherit;
  }
  /* The sign's own margin would show at this size: its edge aligns with the text. */
  > span:first-child {
    margin: 0 0.05em 0 -0.045em;
    font-size: 0.34em;
    font-weight: 500;
    line-height: 0.8;
    letter-spacing: 0;
  }
  ${WIDE} {
    margin-top: calc(max(24px, ${PLAN_HEIGHT} - var(--numeral)) + var(--difference));
  }
  ${animateByScroll(
    shrink,
    `0px ${SCROLL}`,
    css`
      position: sticky;
      top: calc(var(--nav-height) + var(--price-top));
    `,
  )}
  ${REDUCED_MOTION} {
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
  margin-left: clamp(12px, 3.4vw, 44px);
  font-size: clamp(1.125rem, 2.6vw, 2.125rem);
  line-height: 1;
  letter-spacing: -0.02em;
  color: var(--muted);
  ${animateByScroll(fadeOut, `0px ${SCROLL}`)}

  ${REDUCED_MOTION} {
    align-self: auto;
    margin-left: 14px;
    font-size: 1rem;
    font-weight: 400;
  }
`;

/** Without scripts nothing would switch; the plan states both prices. */
export const Switch = styled.div`
  grid-area: 2 / 1;

  @media print, (scripting: none) {
    display: none;
  }

  fieldset > div {
    display: grid;
  }
  ${WIDE} {
    z-index: 2;
    grid-area: 1 / 2;
    margin-top: 16px;
    ${animateByScroll(
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
  ${WIDE} {
    width: 230px;
    ${animateByScroll(fromRight, `${FOLLOWS} ${SCROLL}`)}
  }
`;
