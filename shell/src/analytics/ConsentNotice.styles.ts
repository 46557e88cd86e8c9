import { styled } from 'styled-components';

/** Above the page, at its lower edge: it moves nothing, and what is beside it stays usable. */
export const Sheet = styled.section`
  position: fixed;
  z-index: 10;
  inset-block-end: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: min(70dvh, 40rem);
  border: 1px solid var(--line);
  border-width: 1px 0 0;
  color: var(--text);
  background: var(--bg);
  box-shadow: var(--shadow);

  @media (min-width: 760px) {
    inset-block-end: 20px;
    inset-inline: auto 20px;
    width: min(32rem, calc(100vw - 40px));
    border-width: 1px;
    border-radius: 16px;
  }
  @media print {
    display: none;
  }
`;

export const Text = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 20px 20px 0;

  h2 {
    font-size: 1.125rem;
    line-height: 1.3;
    letter-spacing: -0.012em;
    margin-bottom: 8px;
  }
  > p,
  > ul {
    margin: 0 0 4px;
    font-size: var(--ui);
    line-height: 1.5;
    color: var(--muted);
  }
  > ul {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  details {
    margin-top: 4px;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: var(--ui);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details > dl {
    padding-block: 4px 16px;
  }
`;

/** Two of the same width, whatever their labels. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  padding: 12px 20px 20px;
`;
