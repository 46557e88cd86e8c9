import { createKey, readSigner } from '../signer.ts';

/** The key with which tests publish. */
export const testTeam = readSigner(createKey());
