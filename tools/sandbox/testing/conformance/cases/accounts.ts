import assert from 'node:assert/strict';
import * as v from 'valibot';
import { ask, expectError, newPerson, refresh, signIn, userSchema } from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const pageSchema = v.object({ users: v.array(v.looseObject({ ...userSchema.entries, identities: v.null() })) });

/** Sends a request with the site's key. */
const administer = (target: Target, route: string, body?: object) =>
  ask(target, route, { token: target.serviceKey ?? '', ...(body && { body }) });

/** The cases of a site that closes and deletes accounts. */
export const accountCases: readonly ConformanceCase[] = [
  ...casesOf(['autoconfirm', 'service-key'], {
    'lets no one in whose account is closed, and marks it for the site': async (target) => {
      const person = await newPerson(target);
      const changes = { ban_duration: '876000h', app_metadata: { artha_closed_at: '2026-11-29T00:00:00Z' } };
      const closed = await administer(target, `PUT /admin/users/${person.user.id}`, changes);
      assert.equal(closed.status, 200, JSON.stringify(closed.json));
      await assert.rejects(() => signIn(target, person.email), /user_banned/);
      assert.match(JSON.stringify((await refresh(target, person.refresh_token)).json), /user_banned/);
      const { users } = v.parse(pageSchema, (await administer(target, 'GET /admin/users?page=1&per_page=50')).json);
      const own = users.find(({ id }) => id === person.user.id);
      assert.equal(own?.app_metadata['artha_closed_at'], '2026-11-29T00:00:00Z');
      await administer(target, `PUT /admin/users/${person.user.id}`, { ban_duration: 'none' });
      await signIn(target, person.email);
    },
    'deletes an account with everything in it': async (target) => {
      const person = await newPerson(target);
      const path = `/admin/users/${person.user.id}`;
      assert.equal((await administer(target, `DELETE ${path}`)).status, 200);
      await expectError(
        target,
        'GET /user',
        { token: person.access_token },
        '403 user_not_found: User from sub claim in JWT does not exist',
      );
      await assert.rejects(() => signIn(target, person.email), /invalid_credentials/);
      assert.equal((await administer(target, `DELETE ${path}`)).status, 404);
    },
    'administers nothing with the token of a person': async (target) => {
      const { access_token: token, user } = await newPerson(target);
      for (const route of ['GET /admin/users', `DELETE /admin/users/${user.id}`])
        await expectError(target, route, { token }, '403 not_admin: User not allowed');
    },
  }),
];
