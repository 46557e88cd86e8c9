import { useDeferredValue, useMemo, type ComponentType } from 'react';
import { createStore, sharedTexts, useStore } from '@artha/shared';
import { lazyPart } from './lazyPart.tsx';

/** Finds the items that resemble some words, best match first. */
export type Search<T> = (words: string) => readonly T[];

type CreateSearch<T> = (items: readonly T[]) => Search<T>;

/** Options of `lazySearch`. */
export interface LazySearchOptions<T> {
  /** The remote that it belongs to, for the failure event. */
  readonly remote: string;
  /** Loads the function that makes the index. */
  readonly load: () => Promise<CreateSearch<T>>;
}

/** A search whose code loads when the person first types. */
export interface LazySearch<T> {
  /** Starts loading the search, such as when its field gets the focus. A failure is shown by `SearchStatus`. */
  readonly prepareSearch: () => void;
  /** The search over some items; undefined until it is loaded. Pass the same array in every render. */
  readonly useSearch: (items: readonly T[]) => Search<T> | undefined;
  /**
   * Render it while the person types and the search is not loaded. It loads the search and renders nothing, or a notice
   * with Retry if loading fails.
   */
  readonly SearchStatus: ComponentType;
}

/** Creates a search whose code loads only when the person wants to search. Call it once, outside of components. */
export function lazySearch<T>({ remote, load }: LazySearchOptions<T>): LazySearch<T> {
  const loaded = createStore<CreateSearch<T> | undefined>(undefined);
  const loadOnce = async () => {
    loaded.set(loaded.get() ?? (await load()));
  };
  return {
    prepareSearch: () => {
      loadOnce().catch(() => undefined);
    },
    useSearch: (items) => {
      // It comes while the person types: the index, and the result that it gives, wait for the letter.
      const createSearch = useDeferredValue(useStore(loaded));
      return useMemo(() => createSearch?.(items), [createSearch, items]);
    },
    SearchStatus: lazyPart({
      remote,
      name: () => sharedTexts().search,
      loading: null,
      load: async () => {
        await loadOnce();
        return () => null;
      },
    }),
  };
}
