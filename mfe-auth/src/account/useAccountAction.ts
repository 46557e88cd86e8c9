import type { AccountError, AccountErrorCode, AccountService } from '@artha/shared';
import { useCallback, useRef, useState } from 'react';
import { toAccountError } from '../domain/accountErrors.ts';
import { loadAccount } from './loadAccount.ts';

/** One thing at a time that a person asks of the account service. */
export interface AccountAction {
  readonly isPending: boolean;
  /** Why the last one did not happen. */
  readonly error: AccountError | undefined;
  /**
   * Does what `work` says, unless something is under way. What `work` throws becomes `error`.
   * @returns what came of it; `busy` where something was under way.
   */
  readonly run: (work: (service: AccountService) => Promise<void>) => Promise<'done' | 'busy' | AccountErrorCode>;
  /** Forgets the error. */
  readonly clear: () => void;
}

const idle = { isPending: false, error: undefined };

/** Asks the account service for something, once at a time, and keeps why it did not happen. */
export function useAccountAction(): AccountAction {
  const [state, setState] = useState<Pick<AccountAction, 'isPending' | 'error'>>(idle);
  const isRunning = useRef(false);

  const run = useCallback<AccountAction['run']>(async (work) => {
    if (isRunning.current) return 'busy';
    isRunning.current = true;
    setState({ isPending: true, error: undefined });
    try {
      await work(await loadAccount());
      setState(idle);
      return 'done';
    } catch (thrown) {
      const error = toAccountError(thrown);
      setState({ isPending: false, error });
      return error.code;
    } finally {
      isRunning.current = false;
    }
  }, []);
  const clear = useCallback(() => {
    setState((before) => (before.error ? idle : before));
  }, []);

  return { ...state, run, clear };
}
