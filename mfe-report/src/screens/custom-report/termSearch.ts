import { lazySearch } from '@artha/shared/remote';
import type { FinancialTerm } from '../../domain/terms.ts';

/** The search of the terms, loaded once its field has the focus. */
export const { prepareSearch, useSearch, SearchStatus } = lazySearch<FinancialTerm>({
  remote: 'report',
  load: async () => (await import('../../domain/search.ts')).createSearch,
});
