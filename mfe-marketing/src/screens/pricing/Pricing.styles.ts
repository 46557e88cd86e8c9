import { styled } from 'styled-components';

const WIDE = '@media (min-width: 760px)';

export const PlanTitle = styled.h1`
  padding-block: clamp(40px, 6vw, 72px) clamp(8px, 2.5vw, 32px);
  font-size: var(--h1);
  line-height: 1.06;
  letter-spacing: -0.032em;
`;

/** Everything below the title. Sticky parts inside it stay in view down to its end. */
export const PlanBody = styled.div`
  --numeral: calc(var(--price) * 0.735);
  --bar: 64px;
  --scroll: 320px;
  /* How small the price becomes, and its distance from the top of the bar. */
  --shrunk: 0.21;
  --price-top: 16px;
  position: relative;
  overflow-x: clip;

  ${WIDE} {
    --bar: 76px;
    --scroll: 480px;
    --shrunk: 0.14;
    --price-top: 22px;
  }
  @media (min-width: 1000px) {
    --shrunk: 0.11;
  }
  @media (prefers-reduced-motion: reduce) {
    --numeral: 44px;
  }
`;

/** Leaves room for price and switch. */
export const Stage = styled.div`
  display: grid;
  padding-top: calc(var(--numeral) + 44px + 44px + 28px);
  padding-bottom: clamp(40px, 5vw, 72px);

  ${WIDE} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 24px;
    padding-top: 88px;
  }
`;

export const Plan = styled.div`
  display: grid;
  gap: 24px;

  h2 {
    font-size: var(--h2);
    line-height: 1.12;
    letter-spacing: -0.028em;
  }
  ${WIDE} {
    grid-column: 2;
    justify-items: start;
  }
`;

export const Other = styled.p`
  margin-top: 6px;
  color: var(--muted);
`;

export const Covers = styled.dl`
  width: 100%;
  border-bottom: 1px solid var(--line);

  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 14px;
    border-top: 1px solid var(--line);
  }
  dd {
    color: var(--muted);
  }
`;

export const Blurb = styled.div`
  max-width: 60ch;
  font-size: var(--lead);
  line-height: 1.55;
`;

/** A question that gets the focus by keyboard is scrolled to below the bar. */
export const Questions = styled.div`
  summary {
    scroll-margin-top: 72px;
  }
`;
