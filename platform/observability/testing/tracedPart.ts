import { startTracing } from '@artha/observability';
import { createRequire } from 'node:module';
import { onStop } from '../../onStop.ts';
import { startReleaseService } from '../../service/startReleaseService.ts';
import { openStore } from '../../store/openStore.ts';
import { openEdgeSite } from '../../testing/edgeSite.ts';
import { localContext } from '../../testing/localContext.ts';
import { sampleConfig } from '../../testing/pages.ts';

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
