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

/** The full text below the facts. */
export const FullText = styled.div`
  margin-top: var(--section);

  ul {
    max-width: 68ch;
    margin-top: 12px;
    padding-left: 22px;
  }
  ul > li {
    padding-block: 4px;
  }
`;

/** Says in which language the text is. */
export const LanguageNote = styled.p`
  max-width: 68ch;
  margin-top: 32px;
  padding: 14px 16px;
  border: 1px solid var(--wash-line);
  border-radius: 8px;
  background: var(--accent-wash);
`;
