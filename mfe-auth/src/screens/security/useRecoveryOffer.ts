import { useCallback, useEffect, useState } from 'react';
import { createRecoveryCodes, readRecoveryCodes } from '../../account/newerMethods.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';

/** The recovery codes that come with the first second factor. */
export interface RecoveryOffer {
  /** Whether the service has recovery codes; undefined while that is not known, or if the factor is not the first. */
  readonly isOffered: boolean | undefined;
  /** The codes, once they are created. */
  readonly codes: readonly string[] | undefined;
  /** Creates the codes if they are offered. Resolves with whether there are any. */
  readonly create: () => Promise<boolean>;
}

/** Finds out whether the service offers recovery codes, and creates them. */
export function useRecoveryOffer(isFirst: boolean): RecoveryOffer {
  const [isOffered, setIsOffered] = useState<boolean>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run } = useAccountAction();

  useEffect(() => {
    if (isFirst) void run(async (service) => setIsOffered((await readRecoveryCodes(service)).isOffered));
  }, [isFirst, run]);

  const create = useCallback(async () => {
    if (!isFirst || !isOffered) return false;
    return (await run(async (service) => setCodes(await createRecoveryCodes(service)))) === 'done';
  }, [isFirst, isOffered, run]);

  return { isOffered: isFirst ? isOffered : undefined, codes, create };
}
