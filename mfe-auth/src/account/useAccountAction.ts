import type { AccountError, AccountErrorCode, AccountService } from '@artha/shared';
import { useCallback, useRef, useState } from 'react';
import { toAccountError } from '../domain/accountErrors.ts';
import { loadAccount } from './loadAccount.ts';

/** The state of a request to the account service; only one runs at a time. */
export interface AccountAction {
  readonly isPending: boolean;
  /** Why the last request failed. */
  readonly error: AccountError | undefined;
  /**
   * Runs `work`, unless a request is running. An error that `work` throws becomes `error`.
   * @returns the outcome; `busy` if a request was already running.
   */
  readonly run: (work: (service: AccountService) => Promise<void>) => Promise<'done' | 'busy' | AccountErrorCode>;
  /** Forgets the error. */
  readonly clear: () => void;
}

const idle = { isPending: false, error: undefined };

/** Runs requests to the account service one at a time, and keeps the last error. */
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
