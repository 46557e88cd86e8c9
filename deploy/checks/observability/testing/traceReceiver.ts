import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { listen } from '@artha/process/port';

const attributesSchema = v.array(v.object({ key: v.string(), value: v.unknown() }));
const spanSchema = v.object({
  name: v.string(),
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  kind: v.number(),
  attributes: attributesSchema,
});

/** The body that an exporter sends (OpenTelemetry Protocol, JSON). */
const requestSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: attributesSchema }),
      scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
    }),
  ),
});

/** A span with the service that sent it. */
export interface ReceivedSpan extends v.InferOutput<typeof spanSchema> {
  readonly part: string;
}

/** Receives traces as a collector does. */
export interface TraceReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All received bodies, unchanged. */
  readonly text: () => string;
  readonly close: () => Promise<void>;
}

const nameSchema = v.object({ key: v.literal('service.name'), value: v.object({ stringValue: v.string() }) });

function readSpans(body: string): ReceivedSpan[] {
  const { resourceSpans } = v.parse(v.pipe(v.string(), v.parseJson(), requestSchema), body);
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find((attribute) => v.is(nameSchema, attribute));
    const part = v.parse(nameSchema, name).value.stringValue;
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, part })));
  });
}

/** Starts a receiver on a free port of the loopback interface. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      spans.push(...readSpans(body));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    spans,
    text: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
