import { styled } from 'styled-components';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-bottom: 20px;
  font-size: var(--ui);
  color: var(--muted);
`;

/** A link by itself, high enough for a finger. */
export const Back = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--text);
  }
  @media print {
    display: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 40px 24px;
  margin-top: clamp(32px, 5vw, 64px);

  @media (min-width: 1000px) {
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

export const Reading = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 56px);
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
  table {
    margin-top: 28px;
  }
  @media print {
    display: block;
    max-width: none;

    section {
      margin-top: 28px;
    }
  }
`;

export const Further = styled.ul`
  margin-top: 16px;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    padding-block: 6px;
    border-bottom: 1px solid var(--line);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  span {
    font-size: var(--small);
    color: var(--muted);
  }
`;
