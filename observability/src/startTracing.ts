import type { Tracing } from './exportTraces.ts';

/** The variables that say where traces go (OpenTelemetry Protocol Exporter). */
const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/**
 * Sends a span for every request of this process, and for every request that it makes, where the environment says where
 * to; nothing is loaded otherwise. To be called before a server is made.
 * @param part the name of the part, such as `edge`; `OTEL_SERVICE_NAME` says another one.
 */
export async function startTracing(part: string): Promise<Tracing> {
  if (!endpoints.some((name) => process.env[name])) return { close: () => Promise.resolve() };
  const { exportTraces } = await import('./exportTraces.ts');
  return exportTraces(part);
}
