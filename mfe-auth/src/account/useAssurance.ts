import type { AccountError, Assurance } from '@artha/shared';
import { useCallback, useEffect, useState } from 'react';
import { useAccountAction } from './useAccountAction.ts';

interface LoadedAssurance {
  /** Undefined until the first load succeeds. */
  readonly assurance: Assurance | undefined;
  readonly isPending: boolean;
  readonly error: AccountError | undefined;
  readonly reload: () => Promise<void>;
}

/** Loads the second factors of the signed-in person when the component mounts. */
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
