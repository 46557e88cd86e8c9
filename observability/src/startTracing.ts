import type { Tracing } from './exportTraces.ts';

/** The variables with the address of traces (OpenTelemetry Protocol Exporter). */
const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/**
 * Sends a span for every request to and from this process, if the environment names an address; otherwise it loads
 * nothing. Call it before a server is created.
 * @param part the name of the part, such as `edge`; `OTEL_SERVICE_NAME` overrides it.
 */
export async function startTracing(part: string): Promise<Tracing> {
  if (!endpoints.some((name) => process.env[name])) return { close: () => Promise.resolve() };
  const { exportTraces } = await import('./exportTraces.ts');
  return exportTraces(part);
}
