import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { takeTurns } from '@artha/process/takeTurns';
import { thrownErrorSchema, versionsOf, MAX_THROWN, type Registry, type ThrownError } from '@artha/shared/contract';
import { readSnapshot, timeOf } from '@artha/core/changeSite';
import type { SubmitContext } from '@artha/core/submit';
import { serveToTeam } from '@artha/service/serveToTeam';
import { ErrorStore, type KeptError } from './ErrorStore.ts';
import { ERRORS_ROUTE, errorsSchema } from './errorsSchema.ts';
import { mapPositions } from './mapPositions.ts';

const reportSchema = v.strictObject({ thrown: v.pipe(v.array(thrownErrorSchema), v.maxLength(MAX_THROWN)) });

/** The most reports in a span of time; more say nothing new. */
const limit = { reports: 300, spanMs: 10_000 } as const;
const SAVE_EVERY_MS = 10_000;
/** Errors of a release are kept from this long after its publish. */
const REGISTRY_MS = 5000;

/** The options of the routes of errors. */
export interface ErrorsOptions {
  readonly context: () => SubmitContext;
  /** File for snapshots; without it the errors are in memory only. */
  readonly errorsFile: string | undefined;
}

/** Whether a release of the registry, an earlier one too, has all scripts that an error names. */
function isOfRelease(registry: Registry, { remote, release, frames }: ThrownError): boolean {
  const files = versionsOf(registry, remote).find(({ extras }) => extras.digest === release)?.extras.files;
  return files !== undefined && frames.every((frame) => Object.hasOwn(files, frame.slice(0, frame.indexOf(':'))));
}

/** Lets through as many reports as the limit allows. */
function limitRate(): (now: number) => boolean {
  let span = { start: 0, reports: 0 };
  return (now) => {
    if (now - span.start >= limit.spanMs) span = { start: now, reports: 0 };
    span.reports += 1;
    return span.reports <= limit.reports;
  };
}

/** Reads the registry; again only after a while, because it verifies the whole site. */
function keepRegistry(context: () => SubmitContext): (now: number) => Promise<Registry> {
  let kept: { readonly at: number; readonly registry: Promise<Registry> } | undefined;
  return (now) => {
    if (!kept || now - kept.at >= REGISTRY_MS) {
      kept = { at: now, registry: readSnapshot(context()).then(({ state }) => state.registry) };
    }
    return kept.registry;
  };
}

/** The errors of a remote with the lines of its sources. */
async function describeErrors({ store }: SubmitContext, registry: Registry, name: string, errors: KeptError[]) {
  const described: v.InferOutput<typeof errorsSchema>['errors'] = [];
  // One after the other, as requests are, so that the maps of one release alone are read.
  for (const { metadata, extras } of versionsOf(registry, name).toReversed()) {
    const { digest } = extras;
    const own = errors.filter(({ release }) => release === digest);
    if (own.length === 0) continue;
    const mapped = await mapPositions(
      store,
      name,
      digest,
      own.flatMap(({ frames }) => frames),
    );
    let first = 0;
    for (const { code, count, last, frames } of own) {
      const places = mapped.slice(first, (first += frames.length));
      described.push({ version: metadata.version, digest, code, count, last, frames: places });
    }
  }
  return { errors: described };
}

/**
 * Accepts the edges' reports of where errors are thrown, and shows them to the team of their remote, by its source
 * maps. Whatever is reported can be invented: it is kept within bounds, and only if it is about a release of the site.
 */
export async function acceptErrors(app: FastifyInstance, { context, errorsFile }: ErrorsOptions): Promise<void> {
  const kept = await ErrorStore.open(errorsFile);
  // A failed snapshot is retried with the next report.
  const save = () => kept.save().catch(() => undefined);
  const saving = setInterval(() => void save(), SAVE_EVERY_MS);
  saving.unref();
  app.addHook('onClose', async () => {
    clearInterval(saving);
    await save();
  });
  const isWithinLimit = limitRate();
  const readRegistry = keepRegistry(context);
  const inTurn = takeTurns();

  app.post(
    ERRORS_ROUTE,
    {
      schema: {
        summary: 'Report where errors were thrown: positions in scripts of releases',
        response: { 204: { type: 'null' }, '4xx': { type: 'null' } },
      },
    },
    async ({ body }, reply) => {
      const now = timeOf(context());
      if (!isWithinLimit(now.getTime())) return reply.code(429).send();
      const report = v.safeParse(reportSchema, body);
      if (!report.success) return reply.code(400).send();
      const registry = await readRegistry(now.getTime());
      for (const error of report.output.thrown) if (isOfRelease(registry, error)) kept.add(error, now);
      return reply.code(204).send();
    },
  );

  serveToTeam(app, context, {
    path: '/v1/remotes/:name/errors',
    summary: 'The errors of a remote by release, with the lines of its sources',
    response: errorsSchema,
    answer: async (name, own) => {
      const { registry } = (await readSnapshot(own)).state;
      return inTurn(() => describeErrors(own, registry, name, kept.ofRemote(name)));
    },
  });
}
