import { styled } from 'styled-components';

/** A hairline above each remote. */
export const List = styled.ul`
  list-style: none;
  border-bottom: 1px solid var(--line);
`;

/** The release that visitors get at the left, the counts at the right; below each other on narrow screens. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: 16px 32px;
  padding-block: 24px;
  border-top: 1px solid var(--line);

  > :last-child:nth-child(3) {
    grid-column: 1 / -1;
  }
  @media (max-width: 62.49em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Names = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;

  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: baseline;
    font-size: var(--h3);
    line-height: 1.35;
  }
  p {
    font-size: var(--small);
    color: var(--muted);
  }
  p strong {
    font-weight: 560;
    color: var(--text);
  }
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: space-between;
  padding-block: 20px;
  font-size: var(--ui);
`;

/** The words of a search, of a figure below it, and what can be done with both. */
export const Tools = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 24px;
`;
