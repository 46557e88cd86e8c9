import { lazySearch } from '@artha/shared/remote';
import type { GlossaryEntry } from '../../domain/glossary.ts';

/** The search of the terms, loaded once its field has the focus. */
export const { prepareSearch, useSearch, SearchStatus } = lazySearch<GlossaryEntry>({
  remote: 'glossary',
  load: async () => (await import('../../domain/search.ts')).createSearch,
});
