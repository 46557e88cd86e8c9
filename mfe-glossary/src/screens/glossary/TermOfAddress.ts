import { useLocation } from '@artha/shared';
import { openDialog } from '@artha/shared/design';
import { useEffect } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';

export interface TermOfAddressProps {
  readonly glossary: readonly GlossaryEntry[];
}

/**
 * Opens the dialog of the term that the address names: `/finterms#sip`, on arrival and whenever it changes. Stands
 * after the dialogs, and shows nothing itself.
 */
export function TermOfAddress({ glossary }: TermOfAddressProps): null {
  const { hash } = useLocation();
  useEffect(() => {
    const named = glossary.find(({ id }) => hash === `#${id}`);
    if (named) openDialog(dialogId(named));
  }, [glossary, hash]);
  return null;
}
