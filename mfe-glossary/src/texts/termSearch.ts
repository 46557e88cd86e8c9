import { lazySearch, type LazySearch } from '@artha/shared/remote';
import type { Found } from '../domain/search.ts';
import type { ListedTerm } from '../domain/termList.ts';
import type { ByTerm, TermNames, TermText } from '../domain/termText.ts';

/** The searched texts, loaded with the search. */
export interface SearchTexts {
  readonly terms: ByTerm<TermText>;
  /** The names in every language, that of the page first: `byaj` is found on the English page, too. */
  readonly languages: readonly TermNames[];
}

/** A term and, if a search found it, the kind of match. */
export interface FoundTerm extends ListedTerm {
  readonly way?: keyof Found;
}

/** The search of the glossary's terms. */
export type TermSearch = LazySearch<FoundTerm>;

/** The kinds of matches, in the order in which they are shown. */
export const ways = ['matches', 'misspelt', 'contained', 'mentioned'] as const;

/** Creates the search in one language. Its code and texts load when its field gets the focus. */
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
