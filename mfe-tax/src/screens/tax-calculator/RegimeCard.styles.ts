import { styled } from 'styled-components';
import { Figure, FigureList } from './FigureList.styles.ts';

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 46px;
  margin-bottom: 20px;

  h2 {
    font-size: 1.25rem;
    line-height: 1.35;
    letter-spacing: -0.012em;
  }
  @media (max-width: 759.98px) {
    /* Keeps the tabs beside the name on a phone. */
    [role='tab'] {
      padding-inline: 10px;
    }
  }
`;

export const CardFigures = styled(FigureList)`
  ${Figure} {
    padding-block: 15px;
    font-size: 1rem;
  }
  ${Figure}:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  dd {
    font-size: 1.125rem;
    font-weight: 560;
  }
  ${Figure}:last-child dd {
    font-size: var(--figure);
    font-weight: 580;
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
`;
