import { styled } from 'styled-components';

export const Facts = styled.dl`
  border-bottom: 1px solid var(--line);

  > div {
    display: grid;
    gap: 2px 24px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 560;
  }
  dd {
    max-width: 68ch;
  }
  @media (min-width: 760px) {
    > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 40px 24px;
  margin-top: var(--section);

  @media screen and (min-width: 1000px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: start;
  }
`;

export const Contents = styled.nav`
  font-size: var(--ui);

  @media print {
    display: none;
  }

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
    padding-right: 24px;
  }
`;

export const Reading = styled.div`
  display: grid;
  gap: 48px;

  h2 {
    font-size: var(--h2-tool);
    line-height: 1.2;
    letter-spacing: -0.022em;
  }
  p,
  ul {
    max-width: 68ch;
    margin-top: 12px;
  }
  ul {
    padding-left: 22px;
  }
  li {
    padding-block: 4px;
  }
`;
