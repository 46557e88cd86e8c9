import { styled } from 'styled-components';

export const FormPart = styled.section`
  margin-top: 48px;

  > p {
    max-width: 70ch;
    margin-top: 12px;
    line-height: 1.55;
  }
  > :is(div, fieldset) {
    margin-top: 24px;
  }
  /* Where a table is shown as a list of entries, its sums would be as narrow as their words. */
  @media (max-width: 62.49em) {
    tfoot {
      display: table;
      width: 100%;
    }
  }
`;

export const FormNotes = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 75ch;
  margin: 16px 0 0;
  padding-left: 1.2em;
  line-height: 1.55;
  overflow-wrap: anywhere;
`;

export const ResultFigures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 24px;
  align-items: end;
`;
