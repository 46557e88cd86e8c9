import { createStore, useStore } from '@artha/shared';
import { lazyPart } from '@artha/shared/remote';
import { useMemo } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import type { createSearch, Search } from '../../domain/search.ts';

const loaded = createStore<typeof createSearch | undefined>(undefined);

async function load(): Promise<void> {
  loaded.set((await import('../../domain/search.ts')).createSearch);
}

/** Begins to load the search. That it fails is said once somebody has typed, by `LateSearch`. */
export function prepareSearch(): void {
  load().catch(() => undefined);
}

/** The search of a glossary; undefined until it is loaded. */
export function useSearch(glossary: readonly GlossaryEntry[]): Search | undefined {
  const create = useStore(loaded);
  return useMemo(() => create?.(glossary), [create, glossary]);
}

/** Stands in the page while somebody waits for the search: shows nothing, or that it did not come, with Retry. */
export const LateSearch = lazyPart({
  remote: 'glossary',
  name: 'The search',
  loading: null,
  load: async () => {
    await load();
    return () => null;
  },
});
