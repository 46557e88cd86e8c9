import fastify from 'fastify';
import { parseArgs } from 'node:util';
import { onStop } from '@artha/process/onStop';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { readSigner } from '@artha/core/signer';
import { audience, endWith, listenAt, optional, readNamed, required } from './environment.ts';
import { publishAnyway, publishUnlessOlder } from './publishOwn.ts';
import { publishRelease } from './publishRelease.ts';

/** How long a run with --once waits for the service, in ms. */
const ONCE_LIMIT_MS = 10 * 60 * 1000;

/**
 * Publishes the release of an image with its team's key, unless visitors have had a newer one since. Then the process
 * keeps running, as a container must. With `--once` it publishes this release in any case, and ends.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { once: { type: 'boolean', default: false } } });
  const folder = optional('ARTHA_RELEASE_FOLDER') ?? '/release';
  const identity = { signer: readSigner(readNamed('ARTHA_KEY').toString()) };
  const client = new ReleaseClient(required('ARTHA_RELEASE_SERVICE'), identity, audience());
  const stopped = new AbortController();
  let state = 'Not published yet.';
  let isSettled = false;

  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/healthz', (_request, reply) => reply.code(isSettled ? 200 : 503).send({ state }));
  if (!values.once) await app.listen(listenAt());
  onStop(async () => {
    stopped.abort();
    await app.close();
  });

  const say = (line: string) => {
    state = line;
    console.log(line);
  };
  try {
    const publish = values.once ? publishAnyway : publishUnlessOlder;
    const outcome = await publishRelease(() => publish(client, folder, { commit: optional('ARTHA_COMMIT') }), {
      onWait: (reason) => {
        say(`Waiting. ${reason}`);
      },
      signal: values.once ? AbortSignal.any([stopped.signal, AbortSignal.timeout(ONCE_LIMIT_MS)]) : stopped.signal,
    });
    isSettled = true;
    say(outcome);
  } catch (error) {
    if (stopped.signal.aborted) return;
    // Without --once, the container keeps running: unhealthy, with the reason, and without useless restarts.
    if (values.once) throw error;
    say(error instanceof Error ? error.message : String(error));
  }
}

await run().catch(endWith);
