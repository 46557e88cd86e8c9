import { styled } from 'styled-components';

/** Two lists to choose from; without JavaScript they would not answer. */
export const Filters = styled.div`
  display: grid;
  gap: 16px 24px;
  margin-top: 28px;

  @media (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 280px));
  }
  @media (scripting: none), print {
    display: none;
  }
`;

export const ListOutcome = styled.p`
  padding-block: 16px;
  color: var(--muted);

  @media (scripting: none) {
    display: none;
  }
`;

/** Reports one below the other, divided by hairlines; the date is at the right if there is room. */
export const Reports = styled.ul`
  border-top: 1px solid var(--line);
  list-style: none;

  > li {
    position: relative;
    display: grid;
    gap: 12px 24px;
    padding-block: 28px;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: var(--h2-tool);
    line-height: 1.2;
    letter-spacing: -0.022em;
  }
  a {
    text-decoration-color: var(--control);
  }
  /* The link's own box covers the row, so that all of it can be clicked. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover a {
    text-decoration-color: inherit;
    text-decoration-thickness: 2px;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--text);
    outline-offset: -2px;
  }
  h2 + p {
    max-width: 60ch;
    margin-top: 8px;
  }
  @media (min-width: 760px) {
    > li {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }
  }
`;

export const Details = styled.div`
  font-size: var(--ui);
  line-height: 1.6;
  color: var(--muted);

  p:first-child {
    color: var(--text);
  }
`;
