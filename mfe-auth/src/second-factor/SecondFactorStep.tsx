import type { Factor } from '@artha/shared';
import { Button, Notice, Segmented } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { useAssurance } from '../account/useAssurance.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { Stack } from '../form/Form.styles.ts';
import { StepHeading } from '../form/StepHeading.tsx';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { Waiting } from '../form/Waiting.tsx';

/** Properties of `SecondFactorStep`. */
export interface SecondFactorStepProps {
  readonly onVerified: () => void;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

/** Asks for a code of a second factor, and which factor to use if there are several. */
export function SecondFactorStep({ onVerified, cancelLabel, onCancel }: SecondFactorStepProps): ReactElement {
  const accountTexts = useAccountTexts();
  const { tryAgain, secondFactor: texts } = accountTexts;
  const { assurance, error, reload } = useAssurance();
  const [chosenId, setChosenId] = useState<string>();
  const [isRecovering, setIsRecovering] = useState(false);
  const factors = assurance?.factors.filter(({ isVerified }) => isVerified) ?? [];
  const factor = factors.find(({ id }) => id === chosenId) ?? factors[0];

  return (
    <Stack>
      <StepHeading>{texts.title}</StepHeading>
      {factors.length > 1 && factor && !isRecovering && (
        <Segmented
          legend={texts.which}
          options={factors.map(({ id, name }) => ({ value: id, label: name }))}
          value={factor.id}
          onChange={setChosenId}
        />
      )}
      {factor && !isRecovering && <Chosen key={factor.id} factor={factor} onVerified={onVerified} />}
      {isRecovering && <RecoveryCodeForm onVerified={onVerified} />}
      {assurance?.hasRecoveryCodes && (
        <Button
          variant="quiet"
          onClick={() => {
            setIsRecovering((before) => !before);
          }}
        >
          {isRecovering ? texts.useFactor : texts.useRecovery}
        </Button>
      )}
      {assurance && !factor && <p>{texts.none}</p>}
      {!assurance && !error && <Waiting>{texts.lookingUp}</Waiting>}
      {!assurance && error && (
        <Notice
          role="alert"
          actions={
            <Button variant="secondary" onClick={() => void reload()}>
              {tryAgain}
            </Button>
          }
        >
          {accountErrorText(error, accountTexts)}
        </Notice>
      )}
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Stack>
  );
}

function Chosen({ factor, onVerified }: { readonly factor: Factor; readonly onVerified: () => void }): ReactElement {
  const texts = useAccountTexts().secondFactor;
  return (
    <>
      <p>
        <strong>{factor.name}</strong>: {texts.open[factor.kind]}
      </p>
      <CodeForm factor={factor} submitLabel={texts.verify} onVerified={onVerified} />
    </>
  );
}
