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
`;

export const control = css`
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
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled {
    color: var(--muted);
    background: var(--surface-2);
    border-color: transparent;
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
`;

export const ControlBox = styled.div`
  position: relative;
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
