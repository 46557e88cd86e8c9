import { styled } from 'styled-components';

export const Zone = styled.div<{ $over: boolean; $filled: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px 24px;
  padding: 28px 24px 28px 32px;
  border: 1px ${({ $filled }) => ($filled ? 'solid' : 'dashed')} var(--control);
  border-radius: 8px;
  background: var(--surface);
  ${({ $over }) => $over && 'border: 1px solid var(--text); box-shadow: inset 0 0 0 1px var(--text);'}

  > svg {
    color: var(--muted);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  input:disabled {
    cursor: not-allowed;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border: 1px solid var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px;
  }
`;

export const State = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: 550;
  }
  small {
    font-size: var(--small);
    color: var(--muted);
  }
  b ~ b {
    font-size: var(--small);
    font-weight: 400;
    color: var(--danger);
  }
`;

export const Action = styled.span`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 8px 18px;
  border: 1px solid var(--control);
  border-radius: 8px;
  font-size: var(--ui);
  font-weight: 560;
  line-height: 1.3;
  background: var(--bg);

  ${Zone}:hover & {
    background: var(--surface-2);
  }
  ${Zone}:has(:disabled) & {
    border-color: var(--line);
    color: var(--muted);
    background: var(--surface-2);
  }
`;

/** One of two prompts: for a pointer that drops, and for a finger that cannot. */
export const PromptFor = styled.span<{ $touch: boolean }>`
  ${({ $touch }) => $touch && 'display: none;'}

  @media (hover: none) and (pointer: coarse) {
    display: ${({ $touch }) => ($touch ? 'inline' : 'none')};
  }
`;
