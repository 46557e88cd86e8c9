import type { AccountError, Assurance } from '@artha/shared';
import { useCallback, useEffect, useState } from 'react';
import { useAccountAction } from './useAccountAction.ts';

interface LoadedAssurance {
  /** Undefined until it was loaded for the first time. */
  readonly assurance: Assurance | undefined;
  readonly isPending: boolean;
  readonly error: AccountError | undefined;
  readonly reload: () => Promise<void>;
}

/** The second factors of who is signed in, loaded when the component appears. */
export function useAssurance(): LoadedAssurance {
  const [assurance, setAssurance] = useState<Assurance>();
  const { run, isPending, error } = useAccountAction();
  const reload = useCallback(async () => {
    await run(async (service) => {
      setAssurance(await service.assurance());
    });
  }, [run]);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { assurance, isPending, error, reload };
}
