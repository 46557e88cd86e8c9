import { styled } from 'styled-components';

export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-bottom: 20px;
  font-size: var(--ui);
  color: var(--muted);
`;

/** A standalone link, large enough for a finger. */
export const Back = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--text);
  }
  @media print {
    display: none;
  }
`;

/** Paper needs no button, and without JavaScript it would not answer. */
export const Print = styled.span`
  margin-inline-start: auto;

  @media (scripting: none), print {
    display: none;
  }
`;

/** The report below the notice. */
export const Body = styled.div`
  margin-top: clamp(32px, 5vw, 64px);

  table {
    margin-top: 28px;
  }
`;

export const Further = styled.ul`
  margin-top: 16px;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    padding-block: 6px;
    border-bottom: 1px solid var(--line);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  span {
    font-size: var(--small);
    color: var(--muted);
  }
`;
