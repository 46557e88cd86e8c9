import { styled } from 'styled-components';

export const HealthSection = styled.section`
  margin-bottom: 56px;

  > p {
    margin-top: 12px;
    color: var(--muted);
  }
`;

export const Scroll = styled.div`
  margin-top: 16px;
  overflow-x: auto;

  table {
    width: 100%;
    font-size: var(--ui);
  }
  th,
  td {
    padding: 12px 24px 12px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  time {
    white-space: nowrap;
  }
  thead th {
    border-color: var(--control);
    font-size: var(--caption);
    color: var(--muted);
  }
`;
