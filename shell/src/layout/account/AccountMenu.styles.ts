import { css, styled } from 'styled-components';

/** Links and the button of an account look the same: they are the rows of one list. */
export const accountRow = css`
  display: block;
  width: 100%;
  border: 0;
  font: inherit;
  font-weight: 560;
  line-height: 1.45;
  text-align: start;
  text-decoration: none;
  color: inherit;
  background: transparent;
  cursor: pointer;

  &[aria-current] {
    font-weight: 700;
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 5px;
  }
`;

/** One line in the bar, however long a name or an address is. */
export const Name = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const AccountPanel = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + 10px);
  inset-inline-end: 0;
  width: 264px;
  padding: 8px;
  border: 1px solid var(--nav-line);
  border-radius: 12px;
  background: var(--nav);
  box-shadow: var(--shadow);
  font-size: var(--ui);
  list-style: none;

  /* The way from the name down to the panel. */
  &::before {
    content: '';
    position: absolute;
    inset: -12px 0 auto;
    height: 12px;
  }
  a,
  button {
    ${accountRow}
    padding: 12px 15px;
    border-radius: 8px;
  }
  a:hover,
  button:hover {
    background: #14171c;
  }
`;

export const Person = styled.li`
  padding: 12px 15px;
  margin-bottom: 8px;
  border-bottom: 1px solid var(--nav-line);
  font-size: var(--small);
  line-height: 1.5;
  color: var(--nav-muted);
  overflow-wrap: anywhere;
`;
