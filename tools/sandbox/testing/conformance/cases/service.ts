import assert from 'node:assert/strict';
import * as v from 'valibot';
import { ask, claimsOf, keysOf, newPerson } from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string(), use: v.string() })) });

async function issuerOf(target: Target): Promise<string> {
  const { json } = await ask(target, 'GET /.well-known/openid-configuration');
  return v.parse(v.looseObject({ issuer: v.string() }), json).issuer;
}

export const serviceCases: readonly ConformanceCase[] = [
  ...casesOf([], {
    'names itself': async (target) => {
      const { status, json } = await ask(target, 'GET /health');
      assert.equal(status, 200);
      assert.equal(keysOf(json), 'description name version');
      assert.equal(v.parse(v.looseObject({ name: v.string() }), json).name, 'GoTrue');
    },
    'lists its features': async (target) => {
      const { status, json } = await ask(target, 'GET /settings');
      assert.equal(status, 200);
      assert.equal(
        keysOf(json),
        'disable_signup external mailer_autoconfirm passkeys_enabled phone_autoconfirm saml_enabled saml_private_key_next_configured sms_provider',
      );
      const { external } = v.parse(v.looseObject({ external: v.record(v.string(), v.boolean()) }), json);
      assert.equal(external['email'], true);
      assert.equal(Object.keys(external).length, 26);
    },
    'publishes the public keys of its tokens, and no private key': async (target) => {
      const answer = await ask(target, 'GET /.well-known/jwks.json');
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=600');
      const { keys } = v.parse(keySet, answer.json);
      assert.ok(keys.length > 0, 'publishes no key if tokens are signed with a secret');
      for (const key of keys) {
        assert.equal(keysOf(key), 'alg crv key_ops kid kty use x y');
        assert.deepEqual([key['alg'], key['crv'], key['key_ops']], ['ES256', 'P-256', ['verify']]);
      }
    },
    'describes itself as an issuer': async (target) => {
      const answer = await ask(target, 'GET /.well-known/openid-configuration');
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=600');
      assert.equal(
        keysOf(answer.json),
        'authorization_endpoint claims_supported code_challenge_methods_supported grant_types_supported id_token_signing_alg_values_supported issuer jwks_uri response_modes_supported response_types_supported scopes_supported subject_types_supported token_endpoint token_endpoint_auth_methods_supported userinfo_endpoint',
      );
      const { issuer, jwks_uri: keys } = v.parse(
        v.looseObject({ issuer: v.string(), jwks_uri: v.string() }),
        answer.json,
      );
      assert.equal(keys, `${issuer}/.well-known/jwks.json`);
    },
  }),
  ...casesOf(['issuer', 'mail'], {
    'names itself as the issuer of its tokens': async (target) => {
      const { iss } = claimsOf((await newPerson(target)).access_token);
      assert.ok(iss);
      assert.equal(iss, await issuerOf(target));
    },
  }),
  ...casesOf(['no-issuer', 'mail'], {
    'names no issuer, neither in its tokens nor in its description': async (target) => {
      assert.equal(claimsOf((await newPerson(target)).access_token).iss, undefined);
      assert.equal(await issuerOf(target), '');
    },
  }),
  ...casesOf([], {
    'writes errors in the older format if no version is requested': async (target) => {
      const headers = { 'x-supabase-api-version': '' };
      const answer = await ask(target, 'POST /signup', { body: {}, headers });
      assert.equal(answer.status, 422);
      assert.equal(answer.headers.get('x-sb-error-code'), 'anonymous_provider_disabled');
      assert.deepEqual(answer.json, {
        code: 422,
        error_code: 'anonymous_provider_disabled',
        msg: 'Anonymous sign-ins are disabled',
      });
      const weak = await ask(target, 'POST /signup', { headers, body: { email: 'a@example.com', password: 'abc' } });
      assert.equal(weak.headers.get('x-sb-error-code'), 'weak_password');
      assert.deepEqual(weak.json, {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      });
    },
    'has no other addresses': async (target) => {
      assert.equal((await ask(target, 'GET /nothing')).status, 404);
    },
  }),
];
