import { aliases } from './aliases.ts';

/** As a name is written in an address: `F&O` → `f-o`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-');
}

/** Id of the first term, in the order of the alphabet, with another name that an address writes as `hash`. */
export function findByAlias(hash: string): string | undefined {
  const wanted = slugOf(hash);
  return Object.keys(aliases).find((id) => wanted !== '' && aliases[id]?.some((alias) => slugOf(alias) === wanted));
}
