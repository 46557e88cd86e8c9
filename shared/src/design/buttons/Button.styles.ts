import { css, styled } from 'styled-components';
import { Link } from '@artha/shared';
import { forwardEveryProp } from './forwardEveryProp.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'waitlist' | 'quiet';

const variants = {
  primary: css`
    color: var(--on-ink);
    background: var(--ink);
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--ink) 92%, var(--bg));
    }
  `,
  secondary: css`
    border-color: var(--control);
    background: transparent;
    &:hover:not(:disabled) {
      background: var(--surface-2);
    }
  `,
  waitlist: css`
    color: var(--on-accent);
    background: var(--accent);
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--accent) 92%, var(--bg));
    }
  `,
  quiet: css`
    padding-inline: 4px;
    background: transparent;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &&:disabled {
      background: none;
    }
  `,
};

const base = css<{ $variant: ButtonVariant; $large?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ $large }) => ($large ? '52px' : '44px')};
  padding: 8px ${({ $large }) => ($large ? '24px' : '18px')};
  border: 1px solid transparent;
  border-radius: 8px;
  font-size: var(--ui);
  font-weight: 560;
  line-height: 1.3;
  letter-spacing: -0.006em;
  color: var(--text);
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background var(--fast);

  ${({ $variant }) => variants[$variant]}

  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    color: var(--muted);
    background: var(--surface-2);
    border-color: transparent;
    cursor: not-allowed;
  }
  /* On paper nothing can be pressed. */
  @media print {
    display: none;
  }
`;

export const ButtonElement = styled.button.withConfig({ shouldForwardProp: forwardEveryProp })<{
  $variant: ButtonVariant;
  $large?: boolean;
}>`
  ${base}
`;

export const ButtonLinkElement = styled(Link)<{ $variant: ButtonVariant; $large?: boolean }>`
  ${base}
`;

export const ButtonAnchorElement = styled.a<{ $variant: ButtonVariant; $large?: boolean }>`
  ${base}
`;
