import type { Factor, TotpEnrolment } from '@artha/shared';
import { Button, TextField } from '@artha/shared/design';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { loadAccount } from '../../account/loadAccount.ts';
import { createRecoveryCodes, readRecoveryCodes } from '../../account/newerMethods.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { suggestFactorName } from '../../domain/factorName.ts';
import { parsePhone } from '../../domain/phone.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Stack, Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { ActionError } from '../../second-factor/ActionError.tsx';
import { CodeForm } from '../../second-factor/CodeForm.tsx';
import { SaveCodes } from './SaveCodes.tsx';
import { TotpSecret } from './TotpSecret.tsx';

/** Properties of `Enrolment`. */
export interface EnrolmentProps {
  readonly kind: Factor['kind'];
  /** The factors that the account already has. */
  readonly factors: readonly Factor[];
  /** Called when the factor is confirmed. */
  readonly onAdded: (message: string) => void;
  readonly onCancel: () => void;
}

type Enrolled =
  | ({ readonly kind: 'totp' } & TotpEnrolment)
  | { readonly kind: 'phone'; readonly factorId: string; readonly phone: string; readonly challengeId: string };

const titles: Readonly<Record<Factor['kind'], string>> = {
  totp: 'Add an authenticator app',
  phone: 'Add a phone',
};

/** Removes a factor whose enrolment was cancelled; if that fails, the list shows it as not confirmed. */
async function discard({ factorId }: Enrolled): Promise<void> {
  try {
    await (await loadAccount()).removeFactor(factorId);
  } catch {
    // The list shows it, with a button that removes it.
  }
}

/** Adds a second factor: its name and number, then a code that proves that the person has it. */
export function Enrolment({ kind, factors, onAdded, onCancel }: EnrolmentProps): ReactElement {
  const [name, setName] = useState(() => suggestFactorName(kind, factors));
  const [phoneText, setPhoneText] = useState('');
  const [isPhoneRefused, setIsPhoneRefused] = useState(false);
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const action = useAccountAction();
  const form = useRef<HTMLFormElement>(null);
  const isTaken = action.error?.code === 'name-taken';
  const isFirst = !factors.some(({ isVerified }) => isVerified);
  const lookingUp = useAccountAction();
  const [isOffered, setIsOffered] = useState<boolean>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run: lookUp } = lookingUp;
  useEffect(() => {
    if (isFirst) void lookUp(async (service) => setIsOffered((await readRecoveryCodes(service)).isOffered));
  }, [isFirst, lookUp]);

  const focusOn = (field: string) => {
    const element = form.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  const finish = () => {
    onAdded(`${name.trim()} is added. From now on signing in asks for it.`);
  };
  /** The service creates codes once a factor is confirmed. The factor is valid even if that fails. */
  const handleVerified = async () => {
    if (!isFirst || !isOffered) {
      finish();
      return;
    }
    const outcome = await lookUp(async (service) => setCodes(await createRecoveryCodes(service)));
    if (outcome !== 'done') finish();
  };
  const enrol = async () => {
    const phone = parsePhone(phoneText);
    const isRefused = kind === 'phone' && phone === undefined;
    setIsPhoneRefused(isRefused);
    if (isRefused) focusOn('phone');
    if (isRefused || name.trim() === '') return;
    const outcome = await action.run(async (service) => {
      if (phone === undefined || kind === 'totp') {
        setEnrolled({ kind: 'totp', ...(await service.enrolTotp(name.trim())) });
        return;
      }
      const factorId = await service.enrolPhone(name.trim(), phone);
      setEnrolled({ kind: 'phone', factorId, phone, challengeId: await service.challenge(factorId) });
    });
    if (outcome === 'name-taken') focusOn('name');
  };

  if (codes) {
    return (
      <Stack key="codes">
        <SaveCodes codes={codes} onSaved={finish} />
      </Stack>
    );
  }
  if (enrolled) {
    return (
      <Stack key="confirm">
        <StepHeading>Confirm {name.trim()}</StepHeading>
        {enrolled.kind === 'totp' && <TotpSecret qrCode={enrolled.qrCode} secret={enrolled.secret} />}
        <CodeForm
          factor={{ ...enrolled, id: enrolled.factorId }}
          challengeId={enrolled.kind === 'phone' ? enrolled.challengeId : undefined}
          submitLabel="Confirm"
          onVerified={() => void handleVerified()}
        />
        <Ways>
          <Button variant="secondary" onClick={() => void discard(enrolled).then(onCancel)}>
            Cancel
          </Button>
        </Ways>
      </Stack>
    );
  }
  return (
    <Stack>
      <StepHeading>{titles[kind]}</StepHeading>
      {isFirst && isOffered !== undefined && (
        <p>
          {isOffered
            ? 'After the last step you get recovery codes, for the day on which you have lost this device.'
            : 'This sign-in service has no recovery codes. If you lose this device, only another second factor lets you in: add one on a second device, too.'}
        </p>
      )}
      <AccountForm ref={form} label={titles[kind]} onSubmit={() => void enrol()}>
        <TextField
          label="Name"
          hint="So that you know it in the list"
          name="name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          error={action.error && isTaken ? accountErrorText(action.error) : undefined}
          onChange={(event) => {
            setName(event.target.value);
            action.clear();
          }}
        />
        {kind === 'phone' && (
          <TextField
            label="Mobile number"
            hint="Without a country code it is India’s, +91"
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            value={phoneText}
            error={isPhoneRefused ? 'Enter a mobile number such as 98765 43210 or +44 7700 900123' : undefined}
            onChange={(event) => {
              setPhoneText(event.target.value);
              setIsPhoneRefused(false);
              action.clear();
            }}
          />
        )}
        <Ways>
          <ActionButton type="submit" isPending={action.isPending} disabled={name.trim() === ''}>
            {kind === 'totp' ? 'Continue' : 'Send a code'}
          </ActionButton>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Ways>
      </AccountForm>
      {!isTaken && <ActionError action={action} onRetry={() => void enrol()} />}
    </Stack>
  );
}
