import { lazySearch, type LazySearch } from '@artha/shared/remote';
import type { Found } from '../domain/search.ts';
import type { ListedTerm } from '../domain/termList.ts';
import type { ByTerm, TermNames, TermText } from '../texts/termText.ts';

/** What is searched: loaded with the search. */
export interface SearchTexts {
  readonly terms: ByTerm<TermText>;
  /** The names in every language, that of the page first: `byaj` is found on the English page, too. */
  readonly languages: readonly TermNames[];
}

/** A term and, where a search found it, in which way. */
export interface FoundTerm extends ListedTerm {
  readonly way?: keyof Found;
}

export type TermSearch = LazySearch<FoundTerm>;

const ways = ['matches', 'similar', 'nearest'] as const;

/** The search in one language, whose code and texts load once its field has the focus. */
export function termSearch(load: () => Promise<SearchTexts>): TermSearch {
  return lazySearch<FoundTerm>({
    remote: 'glossary',
    load: async () => {
      const [{ createSearch, searchEntries }, { terms, languages }] = await Promise.all([
        import('../domain/search.ts'),
        load(),
      ]);
      return (listed) => {
        const search = createSearch(searchEntries(languages, terms));
        const byId = new Map(listed.map((term) => [term.id, term]));
        return (words) => {
          const found = search(words);
          return ways.flatMap((way) => found[way].flatMap((id) => ({ ...(byId.get(id) ?? { id, name: id }), way })));
        };
      };
    },
  });
}
