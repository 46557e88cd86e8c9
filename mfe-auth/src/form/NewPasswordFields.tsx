import type { ReactElement } from 'react';
import type { NewPassword, PasswordProblems } from '../domain/password.ts';
import { PasswordField } from './PasswordField.tsx';

/** Properties of `NewPasswordFields`. */
export interface NewPasswordFieldsProps {
  /** `id` of a field by its name, for the links of an error summary. */
  readonly idOf: (name: keyof NewPassword) => string;
  readonly label: string;
  readonly confirmationLabel: string;
  readonly value: NewPassword;
  readonly problems: PasswordProblems;
  readonly onChange: (part: Partial<NewPassword>) => void;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  idOf,
  label,
  confirmationLabel,
  value,
  problems,
  onChange,
}: NewPasswordFieldsProps): ReactElement {
  return (
    <>
      <PasswordField
        label={label}
        id={idOf('password')}
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        value={value.password}
        error={problems.password}
        onChange={(event) => {
          onChange({ password: event.target.value });
        }}
      />
      <PasswordField
        label={confirmationLabel}
        id={idOf('confirmation')}
        name="confirmation"
        autoComplete="new-password"
        required
        value={value.confirmation}
        error={problems.confirmation}
        onChange={(event) => {
          onChange({ confirmation: event.target.value });
        }}
      />
    </>
  );
}
