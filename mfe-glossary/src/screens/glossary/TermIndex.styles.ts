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
