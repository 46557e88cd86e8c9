import type { AccountError, AccountService, Factor, TotpEnrolment } from '@artha/shared';
import { useRef, useState, type RefObject } from 'react';
import { loadAccount } from '../../account/loadAccount.ts';
import { useAccountAction, type AccountAction } from '../../account/useAccountAction.ts';
import { suggestFactorName } from '../../domain/factorName.ts';
import { parsePhone } from '../../domain/phone.ts';

/** A factor that is not confirmed yet. */
export type Enrolled =
  | ({ readonly kind: 'totp' } & TotpEnrolment)
  | { readonly kind: 'phone'; readonly factorId: string; readonly phone: string; readonly challengeId: string };

/** The form that a person fills in to add a second factor, and the actions on it. */
export interface EnrolmentEntry {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly phone: string;
  readonly setPhone: (phone: string) => void;
  readonly isPhoneRefused: boolean;
  readonly action: AccountAction;
  /** The error of a name that another factor has. */
  readonly nameError: AccountError | undefined;
  /** The factor to confirm; undefined until the service has it. */
  readonly enrolled: Enrolled | undefined;
  readonly enrol: () => Promise<void>;
}

async function enrolWith(service: AccountService, name: string, phone: string | undefined): Promise<Enrolled> {
  if (phone === undefined) return { kind: 'totp', ...(await service.enrolTotp(name)) };
  const factorId = await service.enrolPhone(name, phone);
  return { kind: 'phone', factorId, phone, challengeId: await service.challenge(factorId) };
}

/** Removes a factor whose enrolment was cancelled; if that fails, the list shows it as not confirmed. */
export async function discard({ factorId }: Enrolled): Promise<void> {
  try {
    await (await loadAccount()).removeFactor(factorId);
  } catch {
    // The list shows it, with a button that removes it.
  }
}

/** The state of the form that adds a second factor. */
export function useEnrolment(kind: Factor['kind'], factors: readonly Factor[]): EnrolmentEntry {
  const [name, setName] = useState(() => suggestFactorName(kind, factors));
  const [phone, setPhone] = useState('');
  const [isPhoneRefused, setIsPhoneRefused] = useState(false);
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const action = useAccountAction();
  const form = useRef<HTMLFormElement>(null);

  const focusOn = (field: string) => {
    const element = form.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  const enrol = async () => {
    const number = kind === 'phone' ? parsePhone(phone) : undefined;
    const isRefused = kind === 'phone' && number === undefined;
    setIsPhoneRefused(isRefused);
    if (isRefused) focusOn('phone');
    if (isRefused || name.trim() === '') return;
    const outcome = await action.run(async (service) => {
      setEnrolled(await enrolWith(service, name.trim(), number));
    });
    if (outcome === 'name-taken') focusOn('name');
  };

  return {
    form,
    name,
    setName: (text) => {
      setName(text);
      action.clear();
    },
    phone,
    setPhone: (text) => {
      setPhone(text);
      setIsPhoneRefused(false);
      action.clear();
    },
    isPhoneRefused,
    action,
    nameError: action.error?.code === 'name-taken' ? action.error : undefined,
    enrolled,
    enrol,
  };
}
