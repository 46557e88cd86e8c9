import { styled } from 'styled-components';

/**
 * A link to `#contact` shows it in the middle of the window: half the window above it, less half its own height and the
 * page's scroll padding of 88px. CSS cannot ask for the height; the rem are half of what it holds. One that is taller
 * than the window starts at the top.
 */
export const Band = styled.section`
  padding-block: var(--section);
  border-top: 1px solid var(--line);
  scroll-margin-top: max(0px, 50vh - 88px - var(--section) - 11.5rem);

  @media (min-width: 760px) {
    scroll-margin-top: max(0px, 50vh - 88px - var(--section) - 5rem);
  }

  > div {
    display: grid;
    gap: 32px 24px;
    align-items: center;

    @media (min-width: 760px) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  a[href^='mailto:'] {
    color: var(--text);
  }
`;

/** A card: what the button does, and the button. */
export const Invitation = styled.div`
  padding: clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  div:has(> p) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    width: 100%;
  }
  p {
    flex: 1 1 240px;
    color: var(--muted);
  }
  b {
    display: block;
    font-weight: 580;
    color: var(--text);
  }
  @media (max-width: 759.98px) {
    a {
      flex: 1 1 100%;
    }
  }
`;
