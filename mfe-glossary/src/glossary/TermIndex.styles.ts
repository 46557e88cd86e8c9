import { styled } from 'styled-components';

export const Group = styled.div`
  padding-block: 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  h2 {
    margin-bottom: 12px;
    font-size: var(--h2-tool);
    line-height: 1.12;
    /* Clear of the navigation and of the search that stays below it. */
    scroll-margin-top: 168px;
  }
  @media (min-width: 760px) {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);

    h2 {
      margin: 0;
      line-height: 56px;
    }
  }
`;

/** The way to each letter. */
export const Letters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: 12px;

  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: 8px;
    font-weight: 560;
    color: var(--text);
    text-decoration: none;

    &:hover {
      background: var(--surface);
      text-decoration: underline;
    }
  }
`;
