import { ToolHeading } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Form } from './Calculator.styles.ts';

/** Properties of `CalculatorForm`. */
export interface CalculatorFormProps {
  readonly title: string;
  /** A dialog has a heading of its own, so that of a form in it is one level below. */
  readonly inDialog: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form with its heading; the calculators check its fields themselves. */
export function CalculatorForm({ title, inDialog, onSubmit, children }: CalculatorFormProps): ReactElement {
  const id = useId();
  return (
    <Form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ToolHeading id={id} {...(inDialog && { as: 'h3' })}>
        {title}
      </ToolHeading>
      {children}
    </Form>
  );
}
