import { AccountError, session } from '@artha/shared';
import { accountErrorOf } from './accountError.ts';
import { readRefusal } from './readRefusal.ts';
import type { AuthService } from '../renewal/authService.ts';

/** The edge begins no other session for a request with it. */
const PROOF_HEADER = { 'X-Artha-Proof': 'true' };

/** Proves to the edge by the password that the signed-in person is still there. @throws AccountError */
export async function proveByPassword({ send }: Pick<AuthService, 'send'>, password: string): Promise<void> {
  const now = session.get();
  const email = now.kind === 'signed-in' ? now.person.email : undefined;
  if (email === undefined) throw new AccountError('signed-out', 'You are not signed in.');
  const refusal = await readRefusal(send('POST', '/token?grant_type=password', PROOF_HEADER, { email, password }));
  if (refusal) throw accountErrorOf(refusal.code, refusal.message, refusal.status);
}
