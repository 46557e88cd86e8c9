import { styled } from 'styled-components';

export const ModeRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px clamp(20px, 2.6vw, 32px);
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  button {
    flex: 0 1 auto;
    padding-inline: 0;
    text-align: start;
  }
  svg {
    flex: none;
  }
  @media (max-width: 29.99em) {
    flex-wrap: wrap;
    gap: 8px 16px;

    button {
      flex: 1 1 12rem;
    }
  }
`;

export const Mode = styled.h2`
  font-size: var(--h3);
  line-height: 1.35;
  letter-spacing: -0.012em;
  white-space: nowrap;
`;
