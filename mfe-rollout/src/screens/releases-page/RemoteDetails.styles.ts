import { styled } from 'styled-components';

/** The parts of one remote, below each other. */
export const Parts = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;

  > header {
    display: grid;
    gap: 12px;
  }
  header > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: baseline;
  }
  h2:focus {
    outline: none;
  }
  section > h3 {
    padding-bottom: 16px;
    font-size: var(--h3);
  }
  code {
    overflow-wrap: anywhere;
  }
`;
