import type { ComponentProps, ReactElement } from 'react';
import { ButtonAnchorElement, ButtonElement, ButtonLinkElement, type ButtonVariant } from './Button.styles.ts';
import { externalLinkAttributes } from '../text/externalLinkAttributes.ts';
import { Spinner } from './Spinner.tsx';

interface Look {
  /** Ink by default; `waitlist` is the one marigold button of a view. */
  readonly variant?: ButtonVariant;
  readonly large?: boolean;
}

/** Properties of `Button`. */
export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner before the label and takes no clicks. */
  readonly loading?: boolean;
}

/** A button that acts on the page. To navigate, use `ButtonLink`. */
export function Button({
  variant = 'primary',
  large,
  loading,
  disabled,
  children,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <ButtonElement
      type="button"
      {...rest}
      $variant={variant}
      {...(large && { $large: true })}
      disabled={disabled === true || loading === true}
    >
      {loading && <Spinner />}
      {children}
    </ButtonElement>
  );
}

/** Properties of `ButtonLink`. */
export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'>, Look {
  /** A path of the site, an address elsewhere, which opens in a new tab, or a `mailto:`. */
  readonly to: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', large, to, ...rest }: ButtonLinkProps): ReactElement {
  const look = { $variant: variant, ...(large && { $large: true }) };
  if (to.startsWith('/')) return <ButtonLinkElement {...rest} {...look} to={to} />;
  return <ButtonAnchorElement {...rest} {...look} {...externalLinkAttributes(to)} href={to} />;
}
