/**
 * Version of what host and remotes agree on: the shape of a screen, of the event bus and of `shared`'s public face.
 * It rises when a remote built before could break; the shell says which versions it supports.
 */
export const CONTRACT_VERSION = 1;

/** Contract versions that this shell can load. */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION];
