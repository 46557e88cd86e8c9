import { styled } from 'styled-components';
import { accountRow } from './AccountMenu.styles.ts';

/** It looks as the rows above it, the name in one line, however long it is. */
export const AccountDetails = styled.details`
  summary {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-height: 72px;
    border-bottom: 1px solid var(--nav-line);
    font-size: 1.75rem;
    font-weight: 560;
    letter-spacing: -0.024em;
    line-height: 1.2;
  }
  summary span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  summary svg {
    flex: none;
    color: var(--nav-muted);
  }
  ul {
    padding: 8px 0;
    border-bottom: 1px solid var(--nav-line);
    list-style: none;
  }
  a,
  button {
    ${accountRow}
    padding: 12px 0;
  }
`;

export const Person = styled.li`
  padding-block: 12px;
  font-size: var(--ui);
  color: var(--nav-muted);
  overflow-wrap: anywhere;
`;
