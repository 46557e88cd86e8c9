import { styled } from 'styled-components';

export const DownloadRow = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding-block: 8px;
  border-top: 1px solid var(--line);
  background: var(--bg);

  > p {
    flex-basis: 100%;
    font-size: var(--small);
  }
  > p:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-inline-start: auto;

  svg {
    flex: none;
  }
  @media (max-width: 29.99em) {
    flex: 1 1 auto;
    gap: 8px;

    > button {
      flex: 1 1 auto;
      padding-inline: 8px;
      font-size: var(--small);
    }
    /* One line of a phone has no room for the icon of each. */
    > button:not(:first-child) svg {
      display: none;
    }
  }
`;

export const LookLink = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  font: inherit;
  font-size: var(--small);
  font-weight: 550;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  color: var(--text);
  background: none;
  cursor: pointer;
`;
