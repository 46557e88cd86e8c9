import * as v from 'valibot';
import { AccountError, type AccountService } from '@artha/shared';
import { accountErrorOf } from './accountError.ts';
import { ask } from './askService.ts';
import { readRefusal } from './readRefusal.ts';
import type { AuthService } from '../renewal/authService.ts';
import type { KeptSession } from '../renewal/keepSession.ts';

type EndMethods = Required<Pick<AccountService, 'signOutEverywhere' | 'offersDeletion' | 'deleteAccount'>>;

/** The answer of the edge about what it does with accounts itself. */
const capabilitiesSchema = v.object({ deletion: v.boolean() });

/** The methods of the account service that end every session of a person. */
export function createEndMethods(
  { client, send }: Pick<AuthService, 'client' | 'send'>,
  kept: KeptSession,
): EndMethods {
  const readToken = async () => {
    const { session } = await ask(client.getSession());
    if (!session) throw new AccountError('signed-out', 'You are not signed in.');
    return session.access_token;
  };
  return {
    async signOutEverywhere() {
      await ask(client.admin.signOut(await readToken(), 'global'));
      await kept.signOut();
    },

    async offersDeletion() {
      // Without an edge of this site before it, the service knows no such address.
      const response = await send('GET', '/capabilities').catch(() => undefined);
      const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      return v.is(capabilitiesSchema, answer) && answer.deletion;
    },

    async deleteAccount() {
      const refusal = await readRefusal(send('DELETE', '/user', { Authorization: `Bearer ${await readToken()}` }));
      if (refusal) throw accountErrorOf(refusal.code, refusal.message, refusal.status);
      await kept.signOut();
    },
  };
}
