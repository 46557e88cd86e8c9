import { useRef, useState } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { findSignInProblem, type Credentials, type SignInProblem } from '../../domain/signIn.ts';

/** Signs in; resolves with why it failed, or with undefined if it succeeded. */
export type SignIn = (credentials: Credentials & { remember: boolean }) => Promise<SignInProblem | undefined>;

/** The form that a person fills in to sign in, the outcome of the last attempt, and the actions on them. */
export interface SignInEntry {
  readonly credentials: Credentials;
  readonly change: (part: Partial<Credentials>) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  readonly problem: SignInProblem | undefined;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  /** Checks the form and signs in; if that fails, the first field to correct gets the focus. */
  readonly submit: (form: HTMLFormElement) => Promise<void>;
}

/**
 * The state of the sign-in form.
 * @param onChange called when the person types: the message of the last attempt no longer applies.
 */
export function useSignInForm(signIn: SignIn, onChange: (() => void) | undefined): SignInEntry {
  const { problems } = useAccountTexts();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [remember, setRemember] = useState(false);
  const [outcome, setOutcome] = useState<SignInProblem | 'pending' | 'success'>();
  const isRunning = useRef(false);

  const change = (part: Partial<Credentials>) => {
    setCredentials((before) => ({ ...before, ...part }));
    setOutcome((before) => (before === 'pending' ? before : undefined));
    onChange?.();
  };
  const submit = async (form: HTMLFormElement) => {
    if (isRunning.current) return;
    isRunning.current = true;
    let found = findSignInProblem(credentials, problems);
    if (!found) {
      setOutcome('pending');
      found = await signIn({ ...credentials, email: credentials.email.trim(), remember });
    }
    setOutcome(found ?? 'success');
    const field = found?.fields[0] && form.elements.namedItem(found.fields[0]);
    if (field instanceof HTMLElement) field.focus();
    isRunning.current = false;
  };

  return {
    credentials,
    change,
    remember,
    setRemember,
    problem: typeof outcome === 'object' ? outcome : undefined,
    isPending: outcome === 'pending',
    isSuccess: outcome === 'success',
    submit,
  };
}
