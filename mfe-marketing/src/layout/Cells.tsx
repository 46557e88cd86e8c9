import { styled } from 'styled-components';

/**
 * Cards of one set as joined cells with one hairline between them. Three cards share one row, other numbers are two to
 * a row, and four share one row if there is room. A single last card takes the whole row. A card has a drawing, a
 * heading and a line of text.
 */
export const Cells = styled.ul`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 12px;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    padding: clamp(20px, 2.4vw, 28px);
    box-shadow:
      1px 0 var(--line),
      0 1px var(--line),
      1px 1px var(--line);
  }
  :is(h2, h3) {
    font-size: var(--h3);
    line-height: 1.35;
    letter-spacing: -0.012em;
  }
  p {
    margin-top: 4px;
    font-size: var(--ui);
    color: var(--muted);
    line-height: 1.5;
  }
  /* The drawing of a card. */
  > li > div[aria-hidden] {
    margin-bottom: 28px;
  }
  > li > div[aria-hidden] > svg {
    width: 100%;
    max-width: 320px;
    height: auto;
    overflow: visible;
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    &:has(> :last-child:nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      > li {
        grid-column: auto;
      }
    }
  }
  @media (min-width: 1080px) {
    &:has(> :last-child:nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
