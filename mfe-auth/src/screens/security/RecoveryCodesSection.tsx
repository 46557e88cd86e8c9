import type { RecoveryCodes } from '@artha/shared';
import { ErrorBox, ToolHeading } from '@artha/shared/design';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { createRecoveryCodes, readRecoveryCodes } from '../../account/newerMethods.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { ActionError } from '../../second-factor/ActionError.tsx';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { SaveCodes } from './SaveCodes.tsx';
import { SecuritySection } from './Security.styles.ts';

function describe({ isOffered, remaining }: RecoveryCodes): string {
  if (!isOffered) {
    return 'This service offers no recovery codes. If you lose your second factor, only another one lets you in: add one on a second device, too.';
  }
  if (remaining === 0) return 'You have no recovery codes. Without them, losing your second factor locks you out.';
  return `${String(remaining)} left. Each signs you in once if you lose your second factor.`;
}

/** Shows how many recovery codes are left, and creates new ones. */
export function RecoveryCodesSection(): ReactElement {
  const texts = useAccountTexts();
  const [state, setState] = useState<RecoveryCodes>();
  const [codes, setCodes] = useState<readonly string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const looking = useAccountAction();
  const creating = useAccountAction();
  const { run: look } = looking;
  useEffect(() => {
    void look(async (service) => {
      setState(await readRecoveryCodes(service));
    });
  }, [look]);

  const create = () =>
    creating.run(async (service) => {
      setCodes(await createRecoveryCodes(service));
      setState(await readRecoveryCodes(service));
    });
  return (
    <SecuritySection aria-labelledby="recovery-codes">
      <ToolHeading id="recovery-codes" ref={heading} tabIndex={-1}>
        Recovery codes
      </ToolHeading>
      {codes ? (
        <SaveCodes
          codes={codes}
          onSaved={() => {
            setCodes(undefined);
            heading.current?.focus();
          }}
        />
      ) : (
        state && <p>{describe(state)}</p>
      )}
      {!codes && state?.isOffered && (
        <Ways>
          <ActionButton variant="secondary" isPending={creating.isPending} onClick={() => void create()}>
            {state.remaining === 0 ? 'Make recovery codes' : 'Replace them with new ones'}
          </ActionButton>
        </Ways>
      )}
      <ErrorBox>{looking.error && accountErrorText(looking.error, texts)}</ErrorBox>
      <ActionError action={creating} onRetry={() => void create()} />
    </SecuritySection>
  );
}
