import { styled } from 'styled-components';

export const ActionSection = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: 16px;
  border-block: 1px solid var(--line);
  background: var(--bg);

  @media (max-height: 519.98px) {
    position: static;
  }
`;

export const ActionRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;

  > button {
    flex: none;
  }
  @media (max-width: 759.98px) {
    flex-direction: column;
    align-items: stretch;

    > button {
      flex: auto;
    }
  }
`;

/** At most two lines, so that the bar leaves room for the cards. */
export const Names = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--muted);
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @media (max-width: 759.98px) {
    -webkit-line-clamp: 1;
  }
`;
