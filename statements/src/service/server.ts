import { startTracing, writeLog } from '@artha/observability';
import { startService } from './index.ts';

/**
 * `node statements/src/service/server.ts`: runs the service on PORT and HOST until SIGTERM or SIGINT. It writes one
 * JSON object per line, and sends traces to OTEL_EXPORTER_OTLP_ENDPOINT if that is set.
 */

const log = writeLog('statements');
const tracing = await startTracing('statements');
const service = await startService({
  port: Number(process.env['PORT'] ?? 8090),
  host: process.env['HOST'] ?? '127.0.0.1',
  log,
});
log({ level: 'info', message: `Statements service listening on ${service.url}` });

const stop = async (): Promise<void> => {
  await service.close();
  await tracing.close();
};
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop().then(() => process.exit(0)));
