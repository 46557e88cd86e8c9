/** Names that the site, its store or its signed metadata already use. */
const ownNames = [
  ...['shell', 'site', 'registry', 'registries', 'remotes', 'releases', 'og', 'icons', 'embedded', 'rendered'],
  ...['upload', 'vitals', 'health', 'service', 'config', 'headers', 'public', 'current', 'sites', 'blobs', 'incoming'],
  // Roles of The Update Framework.
  ...['root', 'timestamp', 'snapshot', 'targets'],
];

/** Properties of every object, and names that make an object look like a promise or a class. */
const inheritedNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then'];

/** The name in a canonical spelling, without word separators. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const reserved: ReadonlySet<string> = new Set([...ownNames, ...inheritedNames].map(plain));

/**
 * Whether a remote may not have this name: the site uses it, or it is a property of every object, such as
 * `constructor`.
 */
export function isReservedName(name: string): boolean {
  return reserved.has(plain(name));
}
