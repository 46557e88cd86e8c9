import { styled } from 'styled-components';

export const Copy = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;

  p {
    flex: 1 0 100%;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;
