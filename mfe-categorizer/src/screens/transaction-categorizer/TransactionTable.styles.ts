import { css, styled } from 'styled-components';

const small = '@media (max-width: 759.98px)';

/** Out of sight, still there for listeners. */
const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Section = styled.section`
  margin-top: 28px;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-bottom: 20px;

  ${small} {
    padding-bottom: 16px;
    border-bottom: 1px solid var(--control);
  }
`;

export const Unit = styled.span`
  font-size: var(--small);
  color: var(--muted);
`;

// Roles are written out because a browser forgets a table's own ones when rows are laid out as entries.
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  font-size: var(--ui);
  line-height: 1.45;

  ${small} {
    &,
    caption {
      display: block;
    }
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${small} {
    ${unseen}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${small} {
    display: block;
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  border-bottom: 1px solid var(--line);

  ${Head} & {
    border-color: var(--control);
  }
  ${small} {
    ${Body} & {
      position: relative;
      display: grid;
      grid-template: 'description amount' auto 'date balance' auto 'category category' auto / minmax(0, 1fr) auto;
      gap: 2px 16px;
      padding-block: 12px;
    }
  }
`;

export const Column = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $figures?: boolean }>`
  padding: 8px 12px;
  font-size: var(--caption);
  font-weight: 550;
  text-align: ${({ $figures }) => ($figures ? 'end' : 'start')};
  color: var(--muted);

  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline: 32px 0;
  }
`;

const cell = css`
  height: 48px;
  padding: 6px 12px;
  vertical-align: middle;

  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline: 32px 0;
  }
  ${small} {
    height: auto;
    padding: 0;
    &:last-child {
      padding: 4px 0 0;
    }
  }
`;

const areas = {
  date: css`
    white-space: nowrap;
    ${small} {
      color: var(--muted);
    }
  `,
  description: css`
    overflow-wrap: anywhere;
  `,
  balance: css`
    white-space: nowrap;
    text-align: end;
    ${small} {
      color: var(--muted);
    }
  `,
  category: css`
    @media (min-width: 1000px) {
      white-space: nowrap;
    }
  `,
};

export const Cell = styled.td.attrs({ role: 'cell' })<{ $area: keyof typeof areas }>`
  ${cell}
  ${({ $area }) => areas[$area]}
  ${small} {
    grid-area: ${({ $area }) => $area};
  }
`;

export const Amount = styled.td.attrs({ role: 'cell' })<{ $side: 'debit' | 'credit'; $empty: boolean }>`
  ${cell}
  white-space: nowrap;
  text-align: end;
  ${({ $side, $empty }) => ($empty ? 'color: var(--muted);' : `font-weight: 560; color: var(--${$side});`)}
  ${small} {
    grid-area: amount;
    ${({ $empty }) => $empty && unseen}
  }
`;

export const Side = styled.span`
  display: none;
  ${small} {
    display: inline;
    font-weight: 400;
  }
`;
