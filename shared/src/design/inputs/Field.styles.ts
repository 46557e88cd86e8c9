import { css, styled } from 'styled-components';

export const FieldRow = styled.div`
  display: grid;
  gap: 6px;
`;

export const Label = styled.label`
  font-size: var(--ui);
  font-weight: 550;
  line-height: 1.45;
`;

export const Hint = styled.p`
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

export const FieldError = styled.p`
  display: flex;
  gap: 6px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--danger);

  /* Beside words that wrap it would shrink. */
  > svg {
    flex: none;
  }
`;

export const FieldReading = styled.p`
  min-height: 1.5em;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

/** An input without error or disabled state, such as a search field. */
export const plainControl = css`
  width: 100%;
  min-width: 0;
  height: 48px;
  padding: 0 14px;
  border: 1px solid var(--control);
  border-radius: 8px;
  font-size: 1rem;
  background: var(--bg);
  font-variant-numeric: tabular-nums lining-nums;

  &:focus-visible {
    outline: none;
    border-color: var(--text);
    box-shadow: inset 0 0 0 1px var(--text);
  }
`;

const control = css`
  ${plainControl}

  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled {
    color: var(--muted);
    background: var(--surface-2);
    border-color: transparent;
    opacity: 1;
    cursor: not-allowed;
  }
`;

export const Input = styled.input<{ $prefixed?: boolean; $suffixed?: boolean }>`
  ${control}
  ${({ $prefixed }) => $prefixed && 'padding-inline-start: 32px;'}
  ${({ $suffixed }) => $suffixed && 'padding-inline-end: 96px;'}
`;

export const Select = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: 44px;
  text-overflow: ellipsis;

  & + svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 14px;
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
`;

export const ControlBox = styled.div`
  position: relative;

  &:has(button) input {
    padding-inline-end: 54px;
  }
  /* A browser's own button in a password does the same as ours, without a name in the page's language. */
  input::-ms-reveal {
    display: none;
  }
`;

const affix = css`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  color: var(--muted);
  pointer-events: none;
`;

export const Prefix = styled.span`
  ${affix}
  inset-inline-start: 14px;
`;

export const Suffix = styled.span`
  ${affix}
  inset-inline-end: 14px;
  font-size: var(--small);
`;

export const Action = styled.div`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    color: var(--muted);
    background: none;
    cursor: pointer;
  }
  button:hover {
    color: var(--text);
  }
`;
