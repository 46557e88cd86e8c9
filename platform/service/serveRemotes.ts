import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currentVersion, currentVersions, expandPath, versionsOf } from '@artha/shared/contract';
import { readProblems } from '@artha/core/problem';
import { Refusal } from '@artha/core/refusal';
import { readSnapshot } from '@artha/core/changeSite';
import { describeNextShell } from '@artha/core/checkRelease';
import { dueNumber, findRollback } from '@artha/core/publish';
import { describeProblems } from '@artha/core/describeProblems';
import { entrySchema, readLog } from '@artha/core/releaseLog';
import type { SiteState } from '@artha/core/siteState';
import { isByRevokedKey, type SubmitContext } from '@artha/core/submit';
import { budgetRules } from '@artha/core/budgetRules';
import { frameBytes, frameLimits } from '@artha/core/frameRules';
import { keysOf, ownerOf, type Policy } from '@artha/core/policy';
import { refusalSchema, remoteSchema, statusSchema, targetSchema } from './apiSchemas.ts';
import type { AddedStatus, ServiceContext } from './ReleaseFeature.ts';
import { nameOf, nameParams } from './requestParts.ts';
import { responseSchema } from './responseSchema.ts';

const logSchema = v.object({ entries: v.pipe(v.array(entrySchema), v.description('Newest first.')) });
const keptSchema = v.object({ digest: v.string() });
const querySchema = v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '50') });

/** Reads the additions of features to the status of a remote. */
async function readAdded({ features = [], ...context }: ServiceContext): Promise<(name: string) => AddedStatus> {
  const added = await Promise.all(features.flatMap(({ readStatus }) => readStatus?.(context) ?? []));
  return (name) => added.reduce<AddedStatus>((all, one) => ({ ...all, ...one.get(name) }), {});
}

/** The releases that visitors get, with their problems. */
async function readStatus(context: ServiceContext) {
  const addedOf = await readAdded(context);
  const { state, signed } = await readSnapshot(context);
  const problems = await readProblems(signed);
  const policy = await context.authority.readPolicy();
  const liveShell = currentVersion(state.registry, 'shell');
  const remotes = currentVersions(state.registry).map(([name, { metadata, extras }]) => ({
    name,
    owner: extras.owner,
    version: metadata.version,
    digest: extras.digest,
    published: extras.published,
    problem: isByRevokedKey(policy, state, name)
      ? 'The key that published it was revoked: publish it again, or roll it back.'
      : describeProblems(problems, name),
    nextShell:
      extras.kind === 'remote'
        ? describeNextShell(name, extras, policy.nextShell, liveShell?.metadata.version)[0]
        : undefined,
    exceptions: extras.budgets,
    ...addedOf(name),
  }));
  const { nextShell } = policy;
  const isAnnounced = nextShell !== undefined && nextShell.version !== liveShell?.metadata.version;
  return {
    audience: context.audience,
    remotes,
    ...(isAnnounced && { announced: { version: nextShell.version, from: nextShell.from } }),
  };
}

/**
 * Reads the release that a rollback restores.
 * @throws Refusal if there is no such release.
 */
async function readTarget(context: SubmitContext, state: SiteState, name: string, to?: string) {
  const { release, digest, named } = await findRollback(context, state, name, to);
  const routes = release.kind === 'remote' ? release.routes : [];
  return {
    version: release.version,
    digest,
    ...named,
    paths: routes.map(({ path }) => expandPath(path, context.config.product)),
  };
}

/** Describes the policy's entry for a remote; undefined if there is none. */
function describePolicy(policy: Policy, name: string) {
  const entry = ownerOf(policy, name);
  if (!entry) return undefined;
  const { owner, routes, allows } = entry;
  return {
    owner,
    routes,
    allows,
    frame: frameLimits(policy, name),
    keys: keysOf(policy, name),
    isShared: !Object.hasOwn(policy.remotes, name),
  };
}

/** The history of a remote, and what its next release order needs. */
async function readRemote(context: SubmitContext, name: string) {
  const { state } = await readSnapshot(context);
  const rollback = await readTarget(context, state, name).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  const policy = await context.authority.readPolicy();
  return {
    name,
    audience: context.audience,
    dueNumber: dueNumber(state, name),
    policy: describePolicy(policy, name),
    budgets: budgetRules(policy, name),
    frameBytes: frameBytes(policy),
    ...(policy.mayReuseVersions && { mayReuseVersions: true }),
    history: versionsOf(state.registry, name).map(({ metadata, deployment, extras }) => ({
      version: metadata.version,
      digest: extras.digest,
      published: extras.published,
      isLive: deployment.default,
      ...(!deployment.default && deployment.traffic > 0 && { share: deployment.traffic }),
      ...(extras.rolledBack && { rolledBack: extras.rolledBack }),
    })),
    ...(rollback && { rollback }),
  };
}

/** Serves what was published: the releases that visitors get, the history of each remote, and the log. */
export function serveRemotes(
  app: FastifyInstance,
  { context }: { context: () => ServiceContext },
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
    '/v1/remotes/:name/releases/:digest',
    {
      schema: {
        summary: 'A kept release of a remote: what a rollback to it restores',
        params: {
          type: 'object',
          properties: { name: { type: 'string' }, digest: { type: 'string', pattern: '^[0-9a-f]{20}$' } },
        },
        response: { 200: responseSchema(targetSchema), '4xx': responseSchema(refusalSchema) },
      },
    },
    async (request) => {
      const { digest } = v.parse(keptSchema, request.params);
      return readTarget(context(), (await readSnapshot(context())).state, nameOf(request), digest);
    },
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
