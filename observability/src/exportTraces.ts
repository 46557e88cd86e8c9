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

/** Tracing that runs, or does not. */
export interface Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

/** What asks all the time, and says nothing. */
const ignoredPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/~health', '/metrics']);

/** The headers in which a trace travels (W3C Trace Context). */
const traceHeaders: ReadonlySet<string> = new Set(['traceparent', 'tracestate']);

/** An exporter to the address of the environment, to which only figures and stable names go. */
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

/** Takes away the trace that a proxied request came with: what it goes on with is added after it. */
function dropTraceHeaders({ headers }: { headers: unknown }): void {
  if (!Array.isArray(headers)) return;
  for (let index = headers.length - 2; index >= 0; index -= 2) {
    if (traceHeaders.has(String(headers[index]).toLowerCase())) headers.splice(index, 2);
  }
}

/** Names the span of each request by its route, and gives the request the trace that it belongs to now, for the log. */
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

/** Begins to trace the requests of this process. */
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
    // A connection to the store that no request asked for is nobody's trace.
    requireParentforOutgoingSpans: true,
  });
  new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (_span, request) => dropTraceHeaders(request),
  });
  // Both are instrumented where they are required; these are there already.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  subscribe('fastify.initialization', (message) => {
    if (isMessage(message)) nameSpans(message.fastify);
  });
  return { close: () => provider.shutdown() };
}
