import { startMetricsServer, startTracing, writeLog, type Log, type MetricsServerOptions } from '@artha/observability';
import * as v from 'valibot';

/** The log of a service, and the end of its metrics and traces. */
export interface ObservedPart {
  /** Accepts the lines of its log. */
  readonly log: Log;
  /** Stops the metrics, and sends the remaining traces. */
  readonly close: () => Promise<void>;
}

const portSchema = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535));

/** @throws if METRICS_PORT is not a port. */
function readMetricsPort(): number | undefined {
  const value = process.env['METRICS_PORT'];
  if (value === undefined || value === '') return undefined;
  const port = v.safeParse(portSchema, value);
  if (!port.success) throw new Error('METRICS_PORT must be a port.');
  return port.output;
}

/**
 * Turns on what the environment configures: metrics on METRICS_PORT, traces to OTEL_EXPORTER_OTLP_ENDPOINT. The log is
 * JSON on standard output. Call it before the service creates its server.
 * @param part its name, such as `edge`.
 * @param registry its metrics.
 * @throws if METRICS_PORT is not a port or is in use.
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
