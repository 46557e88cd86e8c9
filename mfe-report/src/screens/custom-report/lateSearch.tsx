import { createStore, useStore } from '@artha/shared';
import { lazyPart } from '@artha/shared/remote';
import type { Search } from '../../domain/search.ts';
import { financialTerms } from '../../domain/terms.ts';

const loaded = createStore<Search | undefined>(undefined);

async function load(): Promise<void> {
  const { createSearch } = await import('../../domain/search.ts');
  loaded.set(loaded.get() ?? createSearch(financialTerms));
}

/** Begins to load the search. That it fails is said once somebody has typed, by `LateSearch`. */
export function prepareSearch(): void {
  load().catch(() => undefined);
}

/** The search of the terms; undefined until it is loaded. */
export function useSearch(): Search | undefined {
  return useStore(loaded);
}

/** Stands in the page while somebody waits for the search: shows nothing, or that it did not come, with Retry. */
export const LateSearch = lazyPart({
  remote: 'report',
  name: 'The search',
  loading: null,
  load: async () => {
    await load();
    return () => null;
  },
});
