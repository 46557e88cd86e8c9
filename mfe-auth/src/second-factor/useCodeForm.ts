import type { AccountError, AccountService, Factor } from '@artha/shared';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { useAccountAction } from '../account/useAccountAction.ts';
import { parseCode } from '../domain/verificationCode.ts';

/** The code that a person enters for one second factor, and the actions on it. */
export interface CodeEntry {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly code: string;
  readonly enter: (code: string) => void;
  /** Why the code is refused; undefined if it is not. */
  readonly fieldError: string | undefined;
  /** An error that another code would not correct. */
  readonly otherError: AccountError | undefined;
  /** Whether there is a code to enter: a phone gets one only if the person asks for it. */
  readonly hasCode: boolean;
  /** The number of text messages that were sent. */
  readonly sentCount: number;
  readonly isSending: boolean;
  readonly isVerifying: boolean;
  readonly send: () => void;
  readonly submit: () => void;
}

/** Sends text messages, each of which starts a challenge. The person asked for the code, so its field gets the focus. */
function useTextMessages(
  factor: Pick<Factor, 'id'>,
  sent: string | undefined,
  field: RefObject<HTMLInputElement | null>,
  onSent: () => void,
) {
  const [challengeId, setChallengeId] = useState(sent);
  const countBefore = sent === undefined ? 0 : 1;
  const [count, setCount] = useState(countBefore);
  const { run, isPending, error } = useAccountAction();

  useLayoutEffect(() => {
    if (count > countBefore) field.current?.focus();
  }, [count, countBefore, field]);

  const send = () =>
    void run(async (service) => {
      setChallengeId(await service.challenge(factor.id));
      setCount((before) => before + 1);
      onSent();
    });
  return { challengeId, count, isPending, error, send };
}

/**
 * Sends a code to a phone, and verifies the code that the person enters.
 * @param sent the challenge of a phone to which a code was already sent.
 */
export function useCodeForm(
  factor: Pick<Factor, 'id' | 'kind'>,
  sent: string | undefined,
  onVerified: () => void,
): CodeEntry {
  const { errors, secondFactor } = useAccountTexts();
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const verifying = useAccountAction();
  const field = useRef<HTMLInputElement>(null);
  const isPhone = factor.kind === 'phone';
  const wasRefused = verifying.error?.code === 'wrong-code' || verifying.error?.code === 'expired-code';
  const refusal = verifying.error && wasRefused ? errors[verifying.error.code] : undefined;

  const enter = (text: string) => {
    setCode(text);
    setIsIncomplete(false);
    verifying.clear();
  };
  const messages = useTextMessages(factor, sent, field, () => {
    enter('');
  });
  const { challengeId } = messages;

  /** An app's challenge starts only when the code is submitted, so that it cannot expire meanwhile. */
  const startChallenge = (service: AccountService) =>
    isPhone && challengeId !== undefined ? challengeId : service.challenge(factor.id);
  const submit = async () => {
    if (verifying.isPending) return;
    const digits = parseCode(code, factor.kind);
    setIsIncomplete(digits === undefined);
    if (digits === undefined) {
      field.current?.focus();
      return;
    }
    const outcome = await verifying.run(async (service) => {
      await service.verify(factor.id, await startChallenge(service), digits);
    });
    if (outcome === 'done') onVerified();
    if (outcome === 'wrong-code' || outcome === 'expired-code') {
      field.current?.focus();
      field.current?.select();
    }
  };

  return {
    field,
    code,
    enter,
    fieldError: isIncomplete ? secondFactor.incomplete : refusal,
    otherError: messages.error ?? (wasRefused ? undefined : verifying.error),
    hasCode: !isPhone || challengeId !== undefined,
    sentCount: messages.count,
    isSending: messages.isPending,
    isVerifying: verifying.isPending,
    send: messages.send,
    submit: () => void submit(),
  };
}
