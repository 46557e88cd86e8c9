import { styled } from 'styled-components';

export const TickLabel = styled.text`
  @media (max-width: 759.98px) {
    > tspan {
      display: none;
    }
  }
`;
