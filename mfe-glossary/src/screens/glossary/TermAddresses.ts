import { useLocation, useNavigate } from '@artha/shared';
import { readHash, useDialogHistory } from '@artha/shared/design';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';

/**
 * Where an address names no term by its id, but one by another of its names, the id takes its place: `#PF` → `#epf`.
 * The other names load only then.
 */
function useAliases(glossary: readonly GlossaryEntry[]): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = readHash(hash);

  const goTo = useEffectEvent((id: string) => {
    void navigate({ pathname, search, hash: id }, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (wanted === '' || glossary.some(({ id }) => id === wanted)) return undefined;
    let isCurrent = true;
    import('../../domain/findByAlias.ts').then(
      ({ findByAlias }) => {
        const id = findByAlias(wanted);
        if (isCurrent && id !== undefined) goTo(id);
      },
      // Without the other names the address names no term, and the page stays as it is.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [glossary, wanted]);
}

export interface TermAddressesProps {
  readonly glossary: readonly GlossaryEntry[];
}

/** Gives every term an address, such as `/finterms#sip`. Stands after the dialogs, and shows nothing itself. */
export function TermAddresses({ glossary }: TermAddressesProps): null {
  useAliases(glossary);
  useDialogHistory(useMemo(() => glossary.map((entry) => ({ dialogId: dialogId(entry), hash: entry.id })), [glossary]));
  return null;
}
