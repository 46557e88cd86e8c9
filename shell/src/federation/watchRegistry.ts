import * as v from 'valibot';
import { pageLanguage, type Store } from '@artha/shared';
import { registryPartPath, registryPartSchema, type RegistryPart } from '@artha/shared/contract';
import { pageData } from '../document/pageData.ts';
import { scriptGuard } from './scriptGuard.ts';

/** The current part of the registry of a micro frontend; undefined if the site no longer has it. */
async function fetchPart(name: string): Promise<RegistryPart | undefined> {
  const response = await fetch(registryPartPath(name), { cache: 'no-cache' });
  return response.status === 404 ? undefined : v.parse(registryPartSchema, await response.json());
}

/** Address of the registry that pages in the language of this one name. */
function registryUrlOf(part: RegistryPart | undefined): string | undefined {
  const language = pageLanguage();
  return language === 'en' ? part?.registry : part?.translated?.[language];
}

/** Whether pages of this document's remote have changed, or a release of another one that it learned. */
async function hasNewer(own: string): Promise<boolean> {
  const { registryUrl } = pageData();
  const learned = [...scriptGuard().releases()].filter(
    ([name, { extras }]) => name !== own && extras.kind === 'remote',
  );
  const checks = [
    fetchPart(own).then((part) => registryUrlOf(part) !== registryUrl),
    ...learned.map(async ([name, { extras }]) => (await fetchPart(name))?.version.extras.digest !== extras.digest),
  ];
  return (await Promise.all(checks)).some(Boolean);
}

/**
 * Checks for newer releases whenever the tab becomes visible. The page keeps the versions that it was composed with.
 * @param own the micro frontend whose page this document was loaded with.
 * @param isStale becomes true once there are newer ones.
 */
export function watchRegistry(own: string, isStale: Store<boolean>): void {
  const check = async () => {
    // If offline or a part is unreadable, the versions of this page still work.
    isStale.set(await hasNewer(own).catch(() => false));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isStale.get()) void check();
  });
}
