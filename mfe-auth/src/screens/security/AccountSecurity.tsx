import { useNavigate, type Session } from '@artha/shared';
import { Button, ErrorBox, Icon, Notice, TextLink, ToolHeading } from '@artha/shared/design';
import { useRef, useState, type ReactElement } from 'react';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { useAssurance } from '../../account/useAssurance.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { Success } from '../../form/Success.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { AddFactor } from './AddFactor.tsx';
import { AssuranceSection } from './AssuranceSection.tsx';
import { FactorItem } from './FactorItem.tsx';
import { RecoveryCodes, YourData } from './laterSections.tsx';
import { FactorRows, Section } from './Security.styles.ts';

/** Properties of `AccountSecurity`. */
export interface AccountSecurityProps {
  readonly person: Extract<Session, { kind: 'signed-in' }>['person'];
}

/** The security page of a signed-in person. */
export function AccountSecurity({ person }: AccountSecurityProps): ReactElement {
  const { assurance, isPending, error, reload } = useAssurance();
  const [adding, setAdding] = useState<'totp' | 'phone'>();
  const [done, setDone] = useState('');
  const list = useRef<HTMLHeadingElement>(null);

  /** Announces a change and moves the focus to the list, since the focused element is gone. */
  const finish = (message: string) => {
    setAdding(undefined);
    setDone(message);
    list.current?.focus();
    void reload();
  };

  if (!assurance) {
    return error && !isPending ? (
      <Notice
        role="alert"
        actions={
          <Button variant="secondary" onClick={() => void reload()}>
            <Icon name="retry" size={18} />
            Try again
          </Button>
        }
      >
        {accountErrorText(error)}
      </Notice>
    ) : (
      <Waiting>Looking up your second factors…</Waiting>
    );
  }
  const { factors } = assurance;
  return (
    <>
      <AssuranceSection assurance={assurance} onVerified={() => finish('You entered your second factor.')} />
      <Section aria-labelledby="second-factors">
        <ToolHeading id="second-factors" ref={list} tabIndex={-1}>
          Second factors
        </ToolHeading>
        <Success message={done} />
        <ErrorBox>{error && accountErrorText(error)}</ErrorBox>
        {factors.length === 0 ? (
          !adding && <p>You have none yet.</p>
        ) : (
          <FactorRows role="list">
            {factors.map((factor) => (
              <FactorItem key={factor.id} factor={factor} onChanged={finish} />
            ))}
          </FactorRows>
        )}
        {adding ? (
          <AddFactor
            kind={adding}
            factors={factors}
            onAdded={finish}
            onCancel={() => {
              setAdding(undefined);
              list.current?.focus();
              // An app whose QR code was shown but never confirmed may still be listed.
              void reload();
            }}
          />
        ) : (
          <Ways>
            <Button
              variant="secondary"
              onClick={() => {
                setDone('');
                setAdding('totp');
              }}
            >
              Add an authenticator app
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setDone('');
                setAdding('phone');
              }}
            >
              Add a phone
            </Button>
          </Ways>
        )}
      </Section>
      {factors.some(({ isVerified }) => isVerified) && !adding && <RecoveryCodes />}
      <SignOut person={person} />
      <YourData person={person} />
    </>
  );
}

function SignOut({ person }: AccountSecurityProps): ReactElement {
  const navigate = useNavigate();
  const { run, isPending, error } = useAccountAction();
  return (
    <Section aria-labelledby="account">
      <ToolHeading id="account">Account</ToolHeading>
      <p>
        You are signed in as <strong>{person.email ?? person.name ?? 'a person without an e-mail address'}</strong>.
        Signing out ends it in every tab.
      </p>
      <Ways>
        <ActionButton
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            void run(async (service) => {
              await service.signOut();
              void navigate('/');
            });
          }}
        >
          Sign out
        </ActionButton>
        <TextLink alone to="/auth/new-password">
          Change your password
        </TextLink>
      </Ways>
      <ErrorBox>{error && accountErrorText(error)}</ErrorBox>
    </Section>
  );
}
