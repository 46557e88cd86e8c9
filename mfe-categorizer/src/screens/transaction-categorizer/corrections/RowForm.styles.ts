import { styled } from 'styled-components';

export const Correction = styled.details`
  margin-top: 4px;

  summary {
    width: fit-content;
    padding-block: 11px;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;

export const Fields = styled.form`
  display: grid;
  align-items: start;
  gap: 12px 16px;
  padding-block: 8px 12px;

  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :nth-child(2) {
      grid-column: span 2;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
