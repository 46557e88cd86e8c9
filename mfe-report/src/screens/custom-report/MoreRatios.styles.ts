import { styled } from 'styled-components';

/** Without JavaScript there is no report to choose for. */
export const MoreArea = styled.details`
  margin-top: 24px;
  border: 1px solid var(--line);
  border-radius: 10px;

  @media (scripting: none) {
    display: none;
  }
  summary {
    padding: 16px 22px;
    font-weight: 560;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 4px 24px;
    padding: 0 22px 18px;
    list-style: none;

    @media (min-width: 760px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @media (min-width: 1000px) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
