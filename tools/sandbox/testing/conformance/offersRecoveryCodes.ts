import * as v from 'valibot';
import { ask, newPerson } from './client.ts';
import type { Target } from './target.ts';

const errorSchema = v.looseObject({ code: v.string() });

/**
 * Whether a server offers recovery codes: it then refuses them to a person without a second factor. This creates an
 * account.
 */
export async function offersRecoveryCodes(target: Target): Promise<boolean> {
  const { access_token: token } = await newPerson(target);
  const { json } = await ask(target, 'POST /factors/recovery-codes', { token });
  return v.is(errorSchema, json) && json.code === 'insufficient_aal';
}
