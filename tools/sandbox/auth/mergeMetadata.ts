type Metadata = Readonly<Record<string, unknown>>;

/** Metadata with changes; a field that becomes null is removed (GoTrue: `UpdateUserMetaData`). */
export function mergeMetadata(before: Metadata, changes: Metadata | null | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
}
