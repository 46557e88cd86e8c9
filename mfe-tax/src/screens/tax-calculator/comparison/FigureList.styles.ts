import { styled } from 'styled-components';

/** Names at the left, amounts at the right, a hairline under each. */
export const FigureList = styled.dl`
  border-top: 1px solid var(--line);
`;

export const ListedFigure = styled.div<{ $total?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);
  font-size: var(--ui);
  font-variant-numeric: tabular-nums lining-nums;

  dt {
    flex: 1 1 5em;
    color: var(--muted);
  }
  dd {
    min-width: 0;
    margin-inline-start: auto;
    text-align: end;
    overflow-wrap: break-word;
  }
  ${({ $total }) => $total && '&, dt { color: var(--text); font-weight: 600; }'}
`;
