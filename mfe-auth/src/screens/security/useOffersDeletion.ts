import { useEffect, useState } from 'react';
import { loadAccount } from '../../account/loadAccount.ts';
import { offersDeletion } from '../../account/newerMethods.ts';

/** Whether people can delete their own account on this site; undefined until that is known. */
export function useOffersDeletion(): boolean | undefined {
  const [isOffered, setIsOffered] = useState<boolean>();
  useEffect(() => {
    loadAccount()
      .then(offersDeletion)
      .catch(() => false)
      .then(setIsOffered, () => undefined);
  }, []);
  return isOffered;
}
