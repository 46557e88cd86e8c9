import { startTracing } from '@artha/observability';
import { createRequire } from 'node:module';
import { onStop } from '@artha/process/onStop';
import { startReleaseService } from '@artha/service/startReleaseService';
import { openStore } from '@artha/object-storage/openStore';
import { openEdgeSite } from '@artha/edge/testing/edgeSite';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';

/**
 * Runs one service in its own process. It logs where it listens and, when it ends, how many files of OpenTelemetry it
 * loaded: `edge <address of the statement service>` or `release <address of a store>`.
 */
const [part = '', address = ''] = process.argv.slice(2);
const tracing = await startTracing(part);
const running =
  part === 'edge'
    ? await openEdgeSite({ statementsUrl: address })
    : await startReleaseService(localContext(openStore(address), sampleConfig));
console.log(running.url);
onStop(async () => {
  await running.close();
  await tracing.close();
  const { cache } = createRequire(import.meta.url);
  console.log(String(Object.keys(cache).filter((file) => file.includes('@opentelemetry')).length));
});
