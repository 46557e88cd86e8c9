import { Button, type ButtonProps } from '@artha/shared/design';
import { useLayoutEffect, useRef, type ReactElement } from 'react';

/** Properties of `ActionButton`. */
export interface ActionButtonProps extends Omit<ButtonProps, 'loading' | 'ref'> {
  readonly isPending: boolean;
}

/**
 * A button for slow work. A disabled button loses the focus, so it takes it back when the work ends, unless the focus
 * has moved elsewhere.
 */
export function ActionButton({ isPending, ...rest }: ActionButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [isPending]);

  return <Button {...rest} ref={button} loading={isPending} />;
}
