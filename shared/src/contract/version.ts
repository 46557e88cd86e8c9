/**
 * Version of the contract between host and remotes: the shape of a screen, of the event bus and of `shared`'s public
 * face. It rises when an older remote could break. The shell declares the versions that it supports.
 */
export const CONTRACT_VERSION = 1;

/** Contract versions that this shell can load. */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION];
