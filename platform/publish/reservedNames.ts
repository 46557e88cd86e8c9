/** Names that the site, its store or its signed metadata use for something else. */
const ownNames = [
  ...['shell', 'site', 'registry', 'registries', 'remotes', 'releases', 'og', 'icons', 'embedded', 'rendered'],
  ...['upload', 'vitals', 'health', 'service', 'config', 'headers', 'public', 'current', 'sites', 'blobs', 'incoming'],
  // Roles of The Update Framework.
  ...['root', 'timestamp', 'snapshot', 'targets'],
];

/** What every object has by itself, and what makes one look like a promise or a class. */
const inheritedNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then'];

/** One spelling of a name, however its words are joined. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const reserved: ReadonlySet<string> = new Set([...ownNames, ...inheritedNames].map(plain));

/** Whether no remote may have a name: it is the site's own, or one that every object has, such as `constructor`. */
export function isReservedName(name: string): boolean {
  return reserved.has(plain(name));
}
