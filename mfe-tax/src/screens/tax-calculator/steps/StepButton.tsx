import { Button } from '@artha/shared/design';
import type { ComponentProps, ReactElement } from 'react';

/** Sends a step. The second click of a double-click would send the next one, whose button is in the same place. */
export function StepButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'large' | 'onClick'>): ReactElement {
  return (
    <Button
      {...props}
      type="submit"
      large
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    />
  );
}
