import { styled } from 'styled-components';

/** There from the start, so that what comes into it is read aloud; over the page's lower edge, which it does not move. */
export const Announcement = styled.div`
  position: fixed;
  z-index: 10;
  inset: auto 20px 20px;
  display: flex;
  justify-content: center;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

export const Coming = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 12px 18px;
  border: 1px solid var(--line);
  border-radius: 10px;
  font-size: var(--ui);
  color: var(--text);
  background: var(--bg);
  box-shadow: var(--shadow);
`;
