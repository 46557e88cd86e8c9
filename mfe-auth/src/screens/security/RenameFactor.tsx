import type { Factor } from '@artha/shared';
import { Button, TextField } from '@artha/shared/design';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { ActionError } from '../../second-factor/ActionError.tsx';

/** Properties of `RenameFactor`. */
export interface RenameFactorProps {
  readonly factor: Factor;
  readonly onRenamed: (message: string) => void;
  readonly onCancel: () => void;
}

/** Gives a second factor another name. */
export function RenameFactor({ factor, onRenamed, onCancel }: RenameFactorProps): ReactElement {
  const texts = useAccountTexts();
  const [name, setName] = useState(factor.name);
  const action = useAccountAction();
  const field = useRef<HTMLInputElement>(null);
  const isTaken = action.error?.code === 'name-taken';
  const newName = name.trim();

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const rename = async () => {
    if (newName === '') return;
    const outcome = await action.run((service) => service.renameFactor(factor.id, newName));
    if (outcome === 'done') onRenamed(`Renamed to ${newName}.`);
    if (outcome === 'name-taken') field.current?.focus();
  };
  return (
    <>
      <AccountForm label={`Rename ${factor.name}`} onSubmit={() => void rename()}>
        <TextField
          ref={field}
          label="New name"
          name="name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          error={action.error && isTaken ? accountErrorText(action.error, texts) : undefined}
          onChange={(event) => {
            setName(event.target.value);
            action.clear();
          }}
        />
        <Ways>
          <ActionButton type="submit" isPending={action.isPending} disabled={newName === ''}>
            Save
          </ActionButton>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Ways>
      </AccountForm>
      {!isTaken && <ActionError action={action} onRetry={() => void rename()} />}
    </>
  );
}
