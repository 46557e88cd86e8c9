import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 40px 24px;

  @media screen and (min-width: 1000px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: start;
  }
  @media print {
    display: block;
  }
`;

export const Contents = styled.nav`
  font-size: var(--ui);

  ol {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    line-height: 1.3;
    text-decoration-color: var(--control);
  }
  @media (min-width: 1000px) {
    position: sticky;
    top: 88px;
    max-height: calc(100dvh - 112px);
    overflow-y: auto;
    padding-inline-end: 24px;
  }
  @media print {
    display: none;
  }
`;

export const Text = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 52px);
  max-width: 720px;

  h2 {
    font-size: var(--h2-tool);
    line-height: 1.2;
    letter-spacing: -0.022em;
    break-after: avoid;
  }
  p {
    max-width: 68ch;
    margin-top: 12px;
    orphans: 3;
    widows: 3;
  }
  @media print {
    display: block;
    max-width: none;

    section {
      margin-top: 28px;
    }
  }
`;
