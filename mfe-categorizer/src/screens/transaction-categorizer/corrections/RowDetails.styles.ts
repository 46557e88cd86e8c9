import { styled } from 'styled-components';

export const Details = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 16px;
  margin-block: 16px 24px;
  padding-block: 16px;
  border-block: 1px solid var(--line);
  font-size: var(--ui);

  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const DetailsForm = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > :first-child {
    width: 100%;
  }
`;

export const RowOutcome = styled.p`
  font-size: var(--ui);

  &:empty {
    display: none;
  }
`;
