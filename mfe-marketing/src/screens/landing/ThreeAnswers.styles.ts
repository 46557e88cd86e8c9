import { keyframes, styled } from 'styled-components';
import { animateInView } from '../../layout/scrollAnimation.ts';

const grow = keyframes`
  from { transform: scale(0.94); }
`;

/**
 * Black as the navigation, dark in both themes: `color-scheme` switches every token inside it. On paper, and in forced
 * colours, it looks like the rest of the page.
 */
export const Band = styled.section`
  padding-block: 112px 96px;
  color: var(--text);

  @media screen and (forced-colors: none) {
    color-scheme: dark;
    background: var(--nav);
  }
  @media (max-width: 759.98px) {
    padding-block: 72px 64px;
  }

  header {
    display: grid;
    gap: 16px 24px;
    margin-bottom: clamp(32px, 4vw, 48px);

    @media (min-width: 760px) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
  }
  h2 {
    max-width: 8em;
    font-size: clamp(1.75rem, 3.75vw, 3rem);
    line-height: 1.03;
    letter-spacing: -0.034em;
  }
  header p {
    max-width: 30ch;
    font-size: var(--lead);
    line-height: 1.55;
    color: var(--muted);
    text-wrap: balance;
  }
`;

/** A question with its answer, events numbered as in their chart, and a rule. */
export const Panels = styled.ul`
  view-timeline: --panels;
  display: grid;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: 16px;
  padding: 0;
  background: var(--bg);
  font-size: var(--ui);
  line-height: 1.45;
  list-style: none;
  ${animateInView(grow, '--panels', 'entry 0% entry 100%')}

  > li {
    padding: 20px 24px 28px;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  h3 {
    font-size: var(--small);
    font-weight: 550;
    color: var(--muted);
  }
  svg {
    width: 100%;
    margin-block: 14px 20px;
  }
  p {
    width: fit-content;
    margin-left: auto;
    padding: 10px 14px;
    border: 1px solid var(--control);
    border-radius: 12px 12px 2px;
  }
  p + p {
    max-width: 340px;
    margin: 10px 0 0;
    border-color: transparent;
    border-radius: 12px 12px 12px 2px;
    background: var(--surface-2);
  }

  dl div {
    display: grid;
    grid-template-columns: 3.125rem 1fr;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  dt,
  small {
    color: var(--muted);
  }
  small {
    display: block;
    font-size: var(--small);
  }
  /* The number of an event, as in the chart. */
  mark {
    display: block;
    width: 20px;
    border-radius: 10px;
    background: var(--accent);
    font-size: 0.75rem;
    font-weight: 650;
    line-height: 20px;
    text-align: center;
    color: var(--on-accent);
  }

  @media screen and (min-width: 640px) and (max-width: 999.98px) {
    > li {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 32px;
      align-items: center;
    }
    h3 {
      grid-column: 1 / -1;
    }
  }
  @media print, (min-width: 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li + li {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`;
