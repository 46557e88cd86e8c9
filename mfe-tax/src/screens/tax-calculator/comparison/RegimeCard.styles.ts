import { Card } from '@artha/shared/design';
import { styled } from 'styled-components';
import { ListedFigure, FigureList } from './FigureList.styles.ts';

/** Rows that the card takes from the grid around it: the head, and one for each figure. */
const ROWS = 4;

export const RegimeBox = styled(Card)`
  @media (min-width: 760px) {
    display: grid;
    grid-row: span ${ROWS};
    grid-template-rows: subgrid;

    [role='tabpanel'] {
      display: grid;
    }
    [role='tabpanel'],
    dl {
      grid-row: span ${ROWS - 1};
      grid-template-rows: subgrid;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  align-content: start;
  min-height: 46px;
  margin-bottom: 20px;

  > p {
    flex: 1 1 100%;
    font-size: var(--caption);
    line-height: 1.5;
    color: var(--muted);
  }

  h2 {
    font-size: 1.25rem;
    line-height: 1.35;
    letter-spacing: -0.012em;
  }
  @media print {
    [role='tablist'],
    > p {
      display: none;
    }
  }
  @media (max-width: 999.98px) {
    /* Keeps the tabs beside the name on a phone and on a small tablet. */
    [role='tab'] {
      padding-inline: 10px;
    }
  }
  @media (max-width: 359.98px) {
    [role='tab'] {
      padding-inline: 6px;
    }
  }
`;

export const CardFigures = styled(FigureList)`
  display: grid;

  ${ListedFigure} {
    padding-block: 15px;
    font-size: 1rem;
  }
  ${ListedFigure}:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  dt {
    flex-basis: auto;
  }
  dd {
    font-size: 1.125rem;
    font-weight: 560;
  }
  ${ListedFigure}:last-child dd {
    font-size: var(--figure);
    font-weight: 580;
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
`;
