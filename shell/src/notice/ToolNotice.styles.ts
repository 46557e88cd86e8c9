import { styled } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: 8fr 4fr;
  gap: 24px 48px;
  align-items: start;
  padding-top: 40px;

  @media (max-width: 759.98px) {
    grid-template-columns: 1fr;
    padding-top: 24px;
  }
`;

export const OtherTools = styled.nav`
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
