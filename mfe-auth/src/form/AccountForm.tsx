import type { ReactElement, ReactNode, Ref } from 'react';
import { Form } from './Form.styles.ts';
import { onEnter } from './onEnter.ts';

/** Properties of `AccountForm`. */
export interface AccountFormProps {
  /** The accessible name of the form. */
  readonly label: string;
  /** Called for the button and for Enter in a field, even while the button is disabled. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form that shows its own error messages instead of the browser's. */
export function AccountForm({ label, onSubmit, ref, children }: AccountFormProps): ReactElement {
  return (
    <Form
      ref={ref}
      noValidate
      aria-label={label}
      onKeyDown={onEnter(onSubmit)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </Form>
  );
}
