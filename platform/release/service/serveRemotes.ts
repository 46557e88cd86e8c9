import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currentVersions, expandPath, versionsOf } from '@artha/shared/contract';
import { readProblems } from '../compose/problem.ts';
import { Refusal } from '../format/refusal.ts';
import { readSnapshot } from '../publish/changeSite.ts';
import { dueNumber, findRollback } from '../publish/publish.ts';
import { describeProblems } from '../publish/describeProblems.ts';
import { entrySchema, readLog } from '../publish/releaseLog.ts';
import { isByRevokedKey, type SubmitContext } from '../publish/submit.ts';
import { ownerOf } from '../trust/policy.ts';
import { remoteSchema, statusSchema } from './apiSchemas.ts';
import { nameOf, nameParams } from './requestParts.ts';
import { responseSchema } from './responseSchema.ts';

const logSchema = v.object({ entries: v.pipe(v.array(entrySchema), v.description('Newest first.')) });
const querySchema = v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '50') });

/** The releases that visitors get, with their problems. */
async function readStatus(context: SubmitContext) {
  const { state, signed } = await readSnapshot(context);
  const problems = await readProblems(signed);
  const policy = await context.authority.readPolicy();
  const remotes = currentVersions(state.registry).map(([name, { metadata, extras }]) => ({
    name,
    owner: extras.owner,
    version: metadata.version,
    digest: extras.digest,
    published: extras.published,
    problem: isByRevokedKey(policy, state, name)
      ? 'The key that published it was revoked: publish it again, or roll it back.'
      : describeProblems(problems, name),
  }));
  return { audience: context.audience, remotes };
}

/** The history of a remote, and what its next release order needs. */
async function readRemote(context: SubmitContext, name: string) {
  const { state } = await readSnapshot(context);
  const rollback = await findRollback(context, state, name).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  return {
    name,
    audience: context.audience,
    dueNumber: dueNumber(state, name),
    policy: ownerOf(await context.authority.readPolicy(), name),
    history: versionsOf(state.registry, name).map(({ metadata, deployment, extras }) => ({
      version: metadata.version,
      digest: extras.digest,
      published: extras.published,
      isLive: deployment.default,
      ...(extras.rolledBack && { rolledBack: extras.rolledBack }),
    })),
    ...(rollback && {
      rollback: {
        version: rollback.release.version,
        digest: rollback.digest,
        ...rollback.named,
        paths:
          rollback.release.kind === 'remote'
            ? rollback.release.routes.map(({ path }) => expandPath(path, context.config.product))
            : [],
      },
    }),
  };
}

/** Serves what was published: the releases that visitors get, the history of each remote, and the log. */
export function serveRemotes(
  app: FastifyInstance,
  { context }: { context: () => SubmitContext },
  done: () => void,
): void {
  app.get(
    '/v1/status',
    { schema: { summary: 'The releases that visitors get', response: { 200: responseSchema(statusSchema) } } },
    () => readStatus(context()),
  );

  app.get(
    '/v1/remotes/:name',
    {
      schema: {
        summary: 'A remote: its history, and the number of its next release order',
        params: nameParams,
        response: { 200: responseSchema(remoteSchema) },
      },
    },
    (request) => readRemote(context(), nameOf(request)),
  );

  app.get(
    '/v1/log',
    {
      schema: {
        summary: 'The log: who published what, when, from which commit',
        querystring: { type: 'object', properties: { limit: { type: 'string' } } },
        response: { 200: responseSchema(logSchema) },
      },
    },
    async (request) => {
      const { limit } = v.parse(querySchema, request.query);
      const { state } = await readSnapshot(context());
      return { entries: await readLog(context().store, state.log, Number(limit)) };
    },
  );
  done();
}
