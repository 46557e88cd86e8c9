import { styled } from 'styled-components';

export const ControlRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: 12px 16px;
  margin-bottom: 16px;

  @media print {
    display: none;
  }
`;

export const More = styled.details`
  grid-column: 1 / -1;

  summary {
    width: fit-content;
    padding-block: 11px;
    font-size: var(--ui);
    cursor: pointer;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    align-items: end;
    gap: 12px 16px;
    padding-bottom: 8px;
  }
`;

export const SortField = styled.div`
  min-width: 0;
`;
