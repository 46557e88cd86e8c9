import { useLocation } from '@artha/shared';
import { openDialog } from '@artha/shared/design';
import { useEffect } from 'react';
import { dialogId } from './dialogId.ts';

/** Opens the dialog of the term that the address names: `/finterms#sip`, on arrival and whenever it changes. */
export function useTermOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') openDialog(dialogId(hash.slice(1)));
  }, [hash]);
}
