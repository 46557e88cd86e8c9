import { styled } from 'styled-components';

export const ColumnInputs = styled.div`
  display: grid;
  gap: 20px 16px;

  /* Three in a row would cut the placeholders. */
  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  input {
    text-overflow: ellipsis;
  }
`;

/** The fault of a column: below its field, or below the row that the field is in. */
export const BelowColumns = styled.div`
  grid-column: 1 / -1;

  @media (min-width: 760px) {
    order: 1;
  }
`;

export const Guess = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);

  &:not(:empty) {
    margin-top: 16px;
  }

  p {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
`;
