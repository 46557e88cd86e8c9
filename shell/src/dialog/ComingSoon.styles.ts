import { styled } from 'styled-components';

/**
 * Always in the page, so that screen readers announce its text; it overlays the page's lower edge and moves nothing.
 */
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
