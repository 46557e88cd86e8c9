import type { Assurance } from '@artha/shared';
import { Button, ToolHeading } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { Ways } from '../../form/Form.styles.ts';
import { SecondFactor } from '../../second-factor/SecondFactor.tsx';
import { SecuritySection } from './Security.styles.ts';

/** Properties of `AssuranceSection`. */
export interface AssuranceSectionProps {
  readonly assurance: Assurance;
  readonly onVerified: () => void;
}

const now: Readonly<Record<Assurance['current'], string>> = {
  aal1: 'one factor: your password, or Google',
  aal2: 'two factors: your password or Google, and a second factor',
};

function describeNext({ current, next }: Pick<Assurance, 'current' | 'next'>): string {
  if (next === 'aal1')
    return 'Signing in asks for nothing more. If you add a second factor below, it asks for that, too.';
  if (current === 'aal1') return 'Your second factor is still missing.';
  return 'Signing in asks for both each time.';
}

/** Shows the assurance level of the session, and the highest that the account's factors allow. */
export function AssuranceSection({ assurance, onVerified }: AssuranceSectionProps): ReactElement {
  const [isEntering, setIsEntering] = useState(false);
  const { current, next } = assurance;
  return (
    <SecuritySection aria-labelledby="assurance">
      <ToolHeading id="assurance">How you signed in</ToolHeading>
      <p>
        This time by <strong>{now[current]}</strong>. {describeNext(assurance)}
      </p>
      {current !== next &&
        (isEntering ? (
          <SecondFactor
            onVerified={() => {
              setIsEntering(false);
              onVerified();
            }}
            cancelLabel="Cancel"
            onCancel={() => {
              setIsEntering(false);
            }}
          />
        ) : (
          <Ways>
            <Button
              onClick={() => {
                setIsEntering(true);
              }}
            >
              Enter a code now
            </Button>
          </Ways>
        ))}
    </SecuritySection>
  );
}
