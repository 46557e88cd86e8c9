import type { RegistryVersion } from './registry.ts';

/**
 * Address of the icon of a screen: derived from its content, so that pages with it stay the same when its remote is
 * published again. Undefined if the screen has none.
 */
export function iconUrl({ extras }: Pick<RegistryVersion, 'extras'>, screen: string): string | undefined {
  const integrity = extras.files[extras.icons[screen] ?? ''];
  // 120 bits of the digest, in letters that an address may hold.
  return integrity && `/icons/${integrity.slice(7, 27).replace(/\W/g, '-')}.svg`;
}
