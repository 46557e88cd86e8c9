import { startMetricsServer, startTracing, writeLog, type Log, type MetricsServerOptions } from '@artha/observability';
import * as v from 'valibot';

/** What a part tells of itself while it runs. */
export interface ObservedPart {
  /** Takes the lines of its log. */
  readonly log: Log;
  /** Shows no more metrics, and sends the traces that are left. */
  readonly close: () => Promise<void>;
}

const portSchema = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535));

/** @throws where METRICS_PORT is no port. */
function readMetricsPort(): number | undefined {
  const value = process.env['METRICS_PORT'];
  if (value === undefined || value === '') return undefined;
  const port = v.safeParse(portSchema, value);
  if (!port.success) throw new Error('METRICS_PORT must be a port.');
  return port.output;
}

/**
 * Turns on what the environment asks for: metrics on METRICS_PORT, traces to OTEL_EXPORTER_OTLP_ENDPOINT. The log is
 * JSON on standard output. To be called before the part makes its server.
 * @param part its name, such as `edge`.
 * @param registry its metrics.
 * @throws where METRICS_PORT is no port, or taken.
 */
export async function observePart(part: string, registry: MetricsServerOptions['registry']): Promise<ObservedPart> {
  const port = readMetricsPort();
  const tracing = await startTracing(part);
  const log = writeLog(part);
  const host = process.env['HOST'] ?? '0.0.0.0';
  const server = port === undefined ? undefined : await startMetricsServer({ port, host, registry });
  if (server) log({ level: 'info', message: `Metrics at ${server.url}/metrics` });
  return {
    log,
    close: async () => {
      await server?.close();
      await tracing.close();
    },
  };
}
