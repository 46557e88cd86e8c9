import { styled } from 'styled-components';

export const Bars = styled.svg`
  width: 100%;
  height: 96px;
  margin-top: 16px;
  forced-color-adjust: none;
`;

export const DebitBar = styled.rect`
  fill: var(--debit);
`;

export const CreditBar = styled.rect`
  stroke: var(--credit);
  stroke-width: 1.5;
`;

export const CreditStripe = styled.path`
  stroke: var(--credit);
  stroke-width: 3;
`;

export const Swatches = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  list-style: none;
  font-size: var(--small);

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;
