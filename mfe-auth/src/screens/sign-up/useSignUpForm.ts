import type { AccountError } from '@artha/shared';
import { useState } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { toAccountError } from '../../domain/accountErrors.ts';
import type { CreateAccount } from '../../domain/createAccount.ts';
import {
  emptyRegistration,
  findProblems,
  findProblemsWhileTyping,
  type FieldProblems,
  type Registration,
} from '../../domain/signUp.ts';
import type { CreatedAccount } from './Created.tsx';

/** The form that a person fills in to create an account, the outcome of the last attempt, and the actions on them. */
export interface SignUpEntry {
  readonly registration: Registration;
  readonly change: (part: Partial<Registration>) => void;
  /** The error of each field. */
  readonly problems: FieldProblems;
  /** The errors of a form that was sent, by field, in the order of the form. */
  readonly listed: readonly (readonly [field: string, message: string])[];
  /** How often the form was sent with errors since it last had none. */
  readonly failedAttempts: number;
  readonly isPending: boolean;
  readonly created: CreatedAccount | undefined;
  /** Why the service did not create the account. */
  readonly error: AccountError | undefined;
  readonly submit: () => Promise<void>;
}

/**
 * The state of the sign-up form.
 * @param passwordId `id` of the field that gets the focus if the service refuses the password.
 */
export function useSignUpForm(createAccount: CreateAccount, passwordId: string): SignUpEntry {
  const { problems: texts } = useAccountTexts();
  const [registration, setRegistration] = useState(emptyRegistration);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const [created, setCreated] = useState<CreatedAccount>();
  const [error, setError] = useState<AccountError>();
  const problems =
    failedAttempts > 0 ? findProblems(registration, texts) : findProblemsWhileTyping(registration, texts);

  const change = (part: Partial<Registration>) => {
    setRegistration((before) => ({ ...before, ...part }));
    setCreated(undefined);
    setError(undefined);
  };
  const submit = async () => {
    if (isPending) return;
    const hasProblems = Object.keys(findProblems(registration, texts)).length > 0;
    setFailedAttempts(hasProblems ? failedAttempts + 1 : 0);
    setCreated(undefined);
    setError(undefined);
    if (hasProblems) return;
    setIsPending(true);
    try {
      const creation = await createAccount(registration);
      setRegistration(emptyRegistration);
      setCreated({ creation, email: registration.email.trim() });
    } catch (thrown) {
      const failure = toAccountError(thrown);
      setError(failure);
      if (failure.code === 'weak-password') document.getElementById(passwordId)?.focus();
    } finally {
      setIsPending(false);
    }
  };

  const listed = failedAttempts > 0 ? Object.entries(problems) : [];
  return { registration, change, problems, listed, failedAttempts, isPending, created, error, submit };
}
