import { styled } from 'styled-components';

export const Words = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 24px;
  font-size: var(--ui);
  line-height: 1.8;

  dt {
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;
