import { siteConfig, type AccountError } from '@artha/shared';
import { useRef, useState, type RefObject } from 'react';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { isEmail } from '../../domain/email.ts';

/** A request for an e-mail with a link for choosing a new password, and the actions on it. */
export interface PasswordReset {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly email: string;
  readonly enter: (email: string) => void;
  /** Whether the last request was refused, because the text is not an e-mail address. */
  readonly isRefused: boolean;
  /** The address to which the e-mail was sent, if an account has it. */
  readonly sentTo: string | undefined;
  readonly isPending: boolean;
  readonly error: AccountError | undefined;
  readonly submit: () => Promise<void>;
}

/** The state of the form that requests a new password. A site without an authentication service only pretends. */
export function usePasswordReset(): PasswordReset {
  const [email, setEmail] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { isPending, error, run, clear } = useAccountAction();
  const field = useRef<HTMLInputElement>(null);

  const enter = (text: string) => {
    setEmail(text);
    setIsRefused(false);
    setSentTo(undefined);
    clear();
  };
  const submit = async () => {
    const address = email.trim();
    setIsRefused(!isEmail(address));
    if (!isEmail(address)) {
      field.current?.focus();
      return;
    }
    const isSent = !siteConfig().auth || (await run((service) => service.sendPasswordReset(address))) === 'done';
    if (isSent) setSentTo(address);
  };

  return { field, email, enter, isRefused, sentTo, isPending, error, submit };
}
