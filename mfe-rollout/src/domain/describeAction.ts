import type { Change } from './siteReleases.ts';

const phrases: Readonly<Record<string, (version: string, share: string) => string>> = {
  publish: (version) => `${version} was published`,
  canary: (version, share) => `${version} was given to ${share} visitors`,
  widen: (version, share) => `${version} was given to ${share} visitors`,
  rollback: (version) => `Visitors went back to ${version}`,
  'take-back': (version) => `Visitors were taken back to ${version}`,
  withdraw: () => 'It was taken off the site',
};

/** Describes a change in words. An action that this release does not know is named as it is. */
export function describeAction({ action, version = '', share = 100 }: Change): string {
  return phrases[action]?.(version, share === 100 ? 'all' : `${String(share)} % of`) ?? `${action} ${version}`.trim();
}
