import type { Factor } from '@artha/shared';
import { Button, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Stack, Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { ActionError } from '../../second-factor/ActionError.tsx';
import type { EnrolmentEntry } from './useEnrolment.ts';

/** Properties of `EnrolmentForm`. */
export interface EnrolmentFormProps {
  readonly kind: Factor['kind'];
  readonly entry: EnrolmentEntry;
  /** Whether recovery codes follow; undefined if that is not known or does not matter. */
  readonly isOffered: boolean | undefined;
  readonly onCancel: () => void;
}

const titles: Readonly<Record<Factor['kind'], string>> = {
  totp: 'Add an authenticator app',
  phone: 'Add a phone',
};

function PhoneField({ entry }: Pick<EnrolmentFormProps, 'entry'>): ReactElement {
  return (
    <TextField
      label="Mobile number"
      hint="Without a country code we take India’s, +91"
      name="phone"
      type="tel"
      autoComplete="tel"
      required
      value={entry.phone}
      error={entry.isPhoneRefused ? 'Enter a mobile number such as 98765 43210 or +44 7700 900123' : undefined}
      onChange={(event) => {
        entry.setPhone(event.target.value);
      }}
    />
  );
}

/** The first step of adding a second factor: its name, and the number of a phone. */
export function EnrolmentForm({ kind, entry, isOffered, onCancel }: EnrolmentFormProps): ReactElement {
  const texts = useAccountTexts();
  const { form, name, action, nameError } = entry;
  const enrol = () => void entry.enrol();
  return (
    <Stack>
      <StepHeading>{titles[kind]}</StepHeading>
      {isOffered !== undefined && (
        <p>
          {isOffered
            ? 'After the last step you get recovery codes, in case you lose this device.'
            : 'This sign-in service has no recovery codes. If you lose this device, only another second factor lets you in: add one on a second device, too.'}
        </p>
      )}
      <AccountForm ref={form} label={titles[kind]} onSubmit={enrol}>
        <TextField
          label="Name"
          hint="To tell it from the others in the list"
          name="name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          error={nameError && accountErrorText(nameError, texts)}
          onChange={(event) => {
            entry.setName(event.target.value);
          }}
        />
        {kind === 'phone' && <PhoneField entry={entry} />}
        <Ways>
          <ActionButton type="submit" isPending={action.isPending} disabled={name.trim() === ''}>
            {kind === 'totp' ? 'Continue' : 'Send a code'}
          </ActionButton>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Ways>
      </AccountForm>
      {!nameError && <ActionError action={action} onRetry={enrol} />}
    </Stack>
  );
}
