import { styled } from 'styled-components';

export const ResultButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 24px;

  > p {
    flex: 1 1 100%;
    min-height: 1.5em;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;
