import { styled } from 'styled-components';

/** The description of the button, and the button. */
export const Invitation = styled.div`
  margin-top: 28px;
  padding: clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  div:has(> p) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    width: 100%;
  }
  p {
    flex: 1 1 240px;
    color: var(--muted);
  }
  b {
    display: block;
    font-weight: 580;
    color: var(--text);
  }
  @media (max-width: 759.98px) {
    a {
      flex: 1 1 100%;
    }
  }
`;
