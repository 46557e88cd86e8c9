import { styled } from 'styled-components';

/** Side by side if there is room, because columns have any width. */
export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 48px;
  align-items: start;
  margin-block: 16px 40px;

  > :first-child {
    flex: 8 1 20rem;
  }
`;

export const OtherTools = styled.nav`
  flex: 4 1 14rem;

  h2 {
    padding-bottom: 14px;
    border-bottom: 1px solid var(--line);
    font-size: 1rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    border-bottom: 1px solid var(--line);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
