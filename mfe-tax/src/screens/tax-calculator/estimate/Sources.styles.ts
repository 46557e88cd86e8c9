import { styled } from 'styled-components';

export const SourceList = styled.details`
  margin-top: 48px;
  padding-block: 8px;
  border-block: 1px solid var(--line);
  font-size: var(--small);
  line-height: 1.5;

  summary {
    padding-block: 12px;
    font-size: var(--ui);
    font-weight: 550;
    cursor: pointer;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 16em) minmax(0, 1fr);
    gap: 0 24px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
  dd {
    max-width: 68ch;
    overflow-wrap: anywhere;
    color: var(--muted);
  }
  @media (max-width: 759.98px) {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
