import { styled } from 'styled-components';

const INSET = 'clamp(20px, 2.6vw, 32px)';

export const Message = styled.p`
  margin: 0 ${INSET} ${INSET};
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-size: var(--ui);
  line-height: 1.45;
  background: var(--surface);
`;

export const Working = styled.p`
  padding-inline: ${INSET};
  font-size: var(--ui);
  overflow-wrap: anywhere;
`;

export const ProgressBar = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 8px ${INSET} ${INSET};

  progress {
    flex: 1;
    min-width: 0;
    height: 8px;
    accent-color: var(--text);
  }
`;
