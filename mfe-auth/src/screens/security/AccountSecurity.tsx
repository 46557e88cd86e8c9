import type { AccountError, Factor, Session } from '@artha/shared';
import { Button, Icon, Notice } from '@artha/shared/design';
import { useRef, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { useAssurance } from '../../account/useAssurance.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { Waiting } from '../../form/Waiting.tsx';
import { AssuranceSection } from './AssuranceSection.tsx';
import { FactorsSection } from './FactorsSection.tsx';
import { RecoveryCodes, YourData } from './laterSections.tsx';
import { SignOutSection } from './SignOutSection.tsx';

/** Properties of `AccountSecurity`. */
export interface AccountSecurityProps {
  readonly person: Extract<Session, { kind: 'signed-in' }>['person'];
}

interface NotReadProps {
  readonly error: AccountError;
  readonly onRetry: () => void;
}

function NotRead({ error, onRetry }: NotReadProps): ReactElement {
  const texts = useAccountTexts();
  return (
    <Notice
      role="alert"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          <Icon name="retry" size={18} />
          Try again
        </Button>
      }
    >
      {accountErrorText(error, texts)}
    </Notice>
  );
}

/** The security page of a signed-in person. */
export function AccountSecurity({ person }: AccountSecurityProps): ReactElement {
  const texts = useAccountTexts();
  const { assurance, isPending, error, reload } = useAssurance();
  const [adding, setAdding] = useState<Factor['kind']>();
  const [done, setDone] = useState('');
  const list = useRef<HTMLHeadingElement>(null);

  /** Announces a change and moves the focus to the list, since the focused element is gone. */
  const finish = (message: string) => {
    setAdding(undefined);
    setDone(message);
    list.current?.focus();
    void reload();
  };

  const cancel = () => {
    setAdding(undefined);
    list.current?.focus();
    // An app whose QR code was shown but never confirmed may still be listed.
    void reload();
  };

  if (!assurance) {
    return error && !isPending ? (
      <NotRead error={error} onRetry={() => void reload()} />
    ) : (
      <Waiting>Looking up your second factors…</Waiting>
    );
  }
  const { factors } = assurance;
  return (
    <>
      <AssuranceSection assurance={assurance} onVerified={() => finish('You entered your second factor.')} />
      <FactorsSection
        factors={factors}
        adding={adding}
        onAdd={(kind) => {
          setDone('');
          setAdding(kind);
        }}
        onCancel={cancel}
        onChanged={finish}
        done={done}
        error={error && accountErrorText(error, texts)}
        heading={list}
      />
      {factors.some(({ isVerified }) => isVerified) && !adding && <RecoveryCodes />}
      <SignOutSection person={person} />
      <YourData person={person} />
    </>
  );
}
