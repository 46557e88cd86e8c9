import { useId, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { StepActions, FormCard, StepHeading, StepNumber, Steps } from './StepForm.styles.ts';

const steps = ['income', 'deductions'] as const;

/** Properties of `StepForm`. */
export interface StepFormProps {
  readonly step: (typeof steps)[number];
  /** Called when every field of the step is valid. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** The buttons at its foot. */
  readonly actions: ReactNode;
}

/** One step of the form. The browser checks the fields; Enter in any of them sends it. */
export function StepForm({ step, onSubmit, children, actions }: StepFormProps): ReactElement {
  const headingId = useId();
  const texts = useTexts();
  return (
    <FormCard>
      <Steps aria-label={texts.stepsLabel}>
        {steps.map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            <StepNumber>{index + 1}</StepNumber>
            {texts.steps[name].name}
          </li>
        ))}
      </Steps>
      <form
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <StepHeading id={headingId} tabIndex={-1}>
          {texts.steps[step].heading}
        </StepHeading>
        {children}
        <StepActions>{actions}</StepActions>
      </form>
    </FormCard>
  );
}
