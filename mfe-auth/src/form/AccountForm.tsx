import type { ReactElement, ReactNode, Ref } from 'react';
import { Form } from './Form.styles.ts';
import { onEnter } from './onEnter.ts';

export interface AccountFormProps {
  /** What the form is called. */
  readonly label: string;
  /** By the button, or by Enter in a field, even while the button is disabled. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form that says itself what is wrong, in place of the browser. */
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
