import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { withoutPersonalData } from './withoutPersonalData.ts';

/** Tracing that is on or off. */
export interface Tracing {
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Frequent requests without information. */
const ignoredPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/~health', '/metrics']);

/** The headers of trace propagation (W3C Trace Context). */
const traceHeaders: ReadonlySet<string> = new Set(['traceparent', 'tracestate']);

/** An exporter to the address in the environment, which receives only figures and stable names. */
function createExporter(): SpanExporter {
  const exporter = new OTLPTraceExporter();
  return {
    export: (spans, done) => {
      exporter.export(spans.map(withoutPersonalData), done);
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Removes the trace headers of a proxied request: the next ones are added after it. */
function dropTraceHeaders({ headers }: { headers: unknown }): void {
  if (!Array.isArray(headers)) return;
  for (let index = headers.length - 2; index >= 0; index -= 2) {
    if (traceHeaders.has(String(headers[index]).toLowerCase())) headers.splice(index, 2);
  }
}

/** Names the span of each request by its route, and gives the request its trace id, for the log. */
function nameSpans(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    trace.getActiveSpan()?.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    propagation.inject(context.active(), request.headers);
    done();
  });
}

const isMessage = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;

/** Starts to trace the requests of this process. */
export function exportTraces(part: string): Tracing {
  const environment = detectResources({ detectors: [envDetector] });
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': part, 'service.namespace': 'artha' }))
    .merge(environment);
  const processor = new BatchSpanProcessor(createExporter());
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());

  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => ignoredPaths.has(url.split('?', 1)[0] ?? ''),
    // A connection to the store without a request belongs to no trace.
    requireParentforOutgoingSpans: true,
  });
  new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (_span, request) => dropTraceHeaders(request),
  });
  // Both are instrumented when they are required, but these are already loaded.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  subscribe('fastify.initialization', (message) => {
    if (isMessage(message)) nameSpans(message.fastify);
  });
  return { close: () => provider.shutdown() };
}
