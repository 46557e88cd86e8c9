import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { badRequest, notFound } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { User } from './authData.ts';
import { mergeMetadata } from './mergeMetadata.ts';
import { queryOf, requireAdmin } from './requestParts.ts';
import { readBody, requestBodies } from './requestBody.ts';
import { endSessions } from './sessions.ts';
import { userAnswer } from './userAnswer.ts';

const PER_PAGE = 50;
const HOUR_MS = 3_600_000;

const parametersSchema = v.object({ id: v.string() });

/** Until when a person is banned: hours such as `24h`, or `none`; other durations of Go are not needed here. */
function readBan(duration: string, nowMs: number): number | null {
  if (duration === 'none') return null;
  const [, hours] = /^(\d+)h$/.exec(duration) ?? [];
  if (hours === undefined) {
    throw badRequest('validation_failed', `invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  return nowMs + Number(hours) * HOUR_MS;
}

/** The addresses with which a site administers accounts, with its key of the service (GoTrue: `internal/api/admin.go`). */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  const { data, now } = context;
  const findUser = (request: FastifyRequest): User => {
    const { id } = v.parse(parametersSchema, request.params);
    const user = data.users.find((one) => one.id === id);
    if (!user) throw notFound('user_not_found', 'User not found');
    return user;
  };

  app.get('/admin/users', async (request) => {
    await requireAdmin(context, request);
    const { page = '1', per_page = String(PER_PAGE) } = queryOf(request);
    const [count, start] = [Number(per_page), (Number(page) - 1) * Number(per_page)];
    const newestFirst = data.users.toSorted((a, b) => b.createdAtMs - a.createdAtMs);
    const users = newestFirst
      .slice(start, start + count)
      .map((user) => ({ ...userAnswer(data, user), identities: null }));
    return { users, aud: 'authenticated' };
  });

  app.put('/admin/users/:id', async (request) => {
    await requireAdmin(context, request);
    const user = findUser(request);
    const { ban_duration, app_metadata } = readBody(requestBodies.adminUpdate, request.body);
    if (ban_duration !== '') user.bannedUntilMs = readBan(ban_duration, now());
    user.appMetadata = mergeMetadata(user.appMetadata, app_metadata);
    user.updatedAtMs = now();
    return userAnswer(data, user);
  });

  app.delete('/admin/users/:id', async (request) => {
    await requireAdmin(context, request);
    const { id } = findUser(request);
    endSessions(data, ({ userId }) => userId === id);
    const isOther = ({ userId }: { readonly userId: string | null }) => userId !== id;
    data.users = data.users.filter((user) => user.id !== id);
    data.identities = data.identities.filter(isOther);
    data.factors = data.factors.filter(isOther);
    data.flows = data.flows.filter(isOther);
    return {};
  });
}
