import * as v from 'valibot';
import type { AccountService } from '../contract/account.ts';
import { createStore } from './createStore.ts';

const person = v.object({
  /** The service's own identifier. */
  id: v.string(),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
});

/**
 * Who is signed in, as everybody may know it: never a token.
 * - `unknown`: a session is stored and has not been looked at yet
 * - `signed-out`: nobody; `reason` where that was not the person's own wish
 */
export const sessionSchema = v.union([
  v.object({ kind: v.literal('unknown') }),
  v.object({
    kind: v.literal('signed-out'),
    reason: v.optional(v.picklist(['expired', 'invalid'])),
  }),
  v.object({
    kind: v.literal('signed-in'),
    person,
    /** How certain that is now, and what a second factor would make it. */
    assurance: v.picklist(['aal1', 'aal2']),
    nextAssurance: v.picklist(['aal1', 'aal2']),
  }),
]);

/** Who is signed in, as everybody may know it. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** Who is signed in. The composed page knows nobody; only the shell sets it. */
export const session = createStore<Session>({ kind: 'signed-out' });

let loadAccount: (() => Promise<AccountService>) | undefined;

/** Called by the shell, where the site has an authentication service and the page is a document of its own. */
export function provideAccount(load: () => Promise<AccountService>): void {
  loadAccount = load;
}

/**
 * Loads what the site's authentication service offers. Only pages on isolated routes get it.
 * @returns undefined where there is none: signing in is then a demonstration.
 */
export function account(): Promise<AccountService> | undefined {
  return loadAccount?.();
}
