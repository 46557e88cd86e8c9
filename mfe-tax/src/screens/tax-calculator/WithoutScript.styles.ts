import { styled } from 'styled-components';

export const Rates = styled.table`
  width: 100%;
  max-width: 480px;
  margin-top: 32px;
  border-collapse: collapse;
  font-size: var(--ui);
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: 8px;
    font-weight: 600;
    text-align: start;
  }
  tr {
    border-block: 1px solid var(--line);
  }
  th,
  td {
    padding-block: 10px;
    font-weight: 450;
    text-align: start;
  }
  :last-child {
    text-align: end;
  }
`;

export const Concessions = styled.p`
  max-width: 68ch;
  margin-top: 24px;
  color: var(--muted);
`;
