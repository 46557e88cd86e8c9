import { styled } from 'styled-components';

export const Part = styled.section`
  margin-top: 56px;

  > p {
    max-width: 75ch;
    margin-top: 8px;
  }
`;

export const Lines = styled.ol`
  display: grid;
  gap: 20px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--ui);

  figure {
    margin: 0;
  }

  /*
   * A picture of paper keeps its colours; a narrow screen scrolls it, because smaller letters could not be read. There it
   * starts at its right end, where the figures are.
   */
  figure > div {
    overflow-x: auto;
    direction: rtl;
    border: 1px solid var(--line);
    background: #fff;
  }

  img {
    display: block;
    width: max(100%, 900px);
    max-width: none;
    height: auto;
  }
`;
