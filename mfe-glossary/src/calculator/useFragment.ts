import { useIsHydrated, useLocation, useNavigate } from '@artha/shared';
import { useState } from 'react';

/**
 * The figures of a calculator after `#` in the address, which browsers do not send: a link, a reload and Back restore them.
 * @param inAddress false in a dialog, whose figures are kept until it is closed.
 * @returns the fragment without `#`, empty at first, and what sets it as a new entry of the history.
 */
export function useFragment(inAddress: boolean): readonly [fragment: string, setFragment: (fragment: string) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [own, setOwn] = useState('');
  if (!inAddress) return [own, setOwn];
  const setFragment = (fragment: string) => {
    void navigate({ pathname, search, hash: `#${fragment}` }, { preventScrollReset: true });
  };
  // The page was composed without figures.
  return [isHydrated ? hash.slice(1) : '', setFragment];
}
