import { useLocation, useNavigate } from '@artha/shared';
import { useEffect, useEffectEvent, useState } from 'react';

/** The address follows what is typed after a pause, since browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300;

const queryOf = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/**
 * Keeps the query in the address as `?q=`, so that links, reloads and Back restore it.
 * @param path of the page; while a term's dialog owns the address, it does not change.
 */
export function useQuery(path: string): readonly [query: string, setQuery: (query: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = queryOf(search);
  const [query, setQuery] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setQuery(inAddress);
  }

  const writeAddress = useEffectEvent(() => {
    if (pathname !== path) return;
    const parameters = new URLSearchParams(search);
    if (query === '') parameters.delete('q');
    else parameters.set('q', query);
    setSeen(query);
    void navigate({ pathname, search: parameters.toString() }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (query === inAddress) return undefined;
    const timer = setTimeout(writeAddress, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, inAddress]);

  return [query, setQuery];
}
