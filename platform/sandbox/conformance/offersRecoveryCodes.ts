import * as v from 'valibot';
import { ask, newPerson } from './client.ts';
import type { Target } from './target.ts';

const errorSchema = v.looseObject({ code: v.string() });

/**
 * Whether a server has recovery codes, switched on: it then makes none for a person without a second factor. It makes an
 * account to find out.
 */
export async function offersRecoveryCodes(target: Target): Promise<boolean> {
  const { access_token: token } = await newPerson(target);
  const { json } = await ask(target, 'POST /factors/recovery-codes', { token });
  return v.is(errorSchema, json) && json.code === 'insufficient_aal';
}
