import { Button, ErrorBox, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { proveByPassword } from '../account/newerMethods.ts';
import { useAccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Stack, Ways } from '../form/Form.styles.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { StepHeading } from '../form/StepHeading.tsx';
import { useAccountTexts } from '../texts/accountTexts.ts';

/** Properties of a step in which a person proves who they are. */
export interface ProofProps {
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password of the signed-in person. */
export function PasswordProof({ onProved, onCancel }: ProofProps): ReactElement {
  const texts = useAccountTexts();
  const [password, setPassword] = useState('');
  const action = useAccountAction();
  const isWrong = action.error?.code === 'invalid-credentials';

  const prove = async () => {
    if (password === '') return;
    if ((await action.run((service) => proveByPassword(service, password))) === 'done') onProved();
  };
  return (
    <Stack>
      <StepHeading>{texts.proof.title}</StepHeading>
      <p>{texts.proof.lead}</p>
      <AccountForm label={texts.proof.title} onSubmit={() => void prove()}>
        <PasswordField
          label={texts.password}
          name="current-password"
          autoComplete="current-password"
          required
          value={password}
          error={isWrong ? texts.proof.wrong : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            action.clear();
          }}
        />
        <Ways>
          <ActionButton type="submit" isPending={action.isPending} disabled={password === ''}>
            {texts.continue}
          </ActionButton>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Ways>
        <ErrorBox>{action.error && !isWrong && accountErrorText(action.error, texts)}</ErrorBox>
      </AccountForm>
      <p>
        {texts.proof.google}{' '}
        <TextLink alone to="/auth/reset">
          {texts.signInPage.forgot}
        </TextLink>
      </p>
    </Stack>
  );
}
