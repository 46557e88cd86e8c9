import { styled } from 'styled-components';

/** The cards and their footnotes. Titles, lines and lists of neighbouring cards begin at the same height. */
export const AudienceCards = styled.div`
  > ul > li {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    align-content: start;
  }
  ul ul {
    margin-top: 28px;
    padding: 0;
    list-style: none;
  }
  li li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  li li:last-child {
    padding-bottom: 0;
  }
  sup {
    position: relative;
    margin-left: 3px;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 0;
    vertical-align: 0.45em;
  }
  a {
    color: var(--accent-text);
    text-decoration: none;
  }
  /* A target that is large enough for a finger. */
  a::after {
    content: '';
    position: absolute;
    inset: -18px -20px;
  }
  ol {
    margin-top: 20px;
    padding-left: 20px;
    font-size: var(--caption);
    color: var(--muted);
  }
`;
