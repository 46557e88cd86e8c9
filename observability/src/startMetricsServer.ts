import { once } from 'node:events';
import { createServer } from 'node:http';

/** What is shown: a registry of prom-client has this shape. */
interface Metrics {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Where metrics are shown. */
export interface MetricsServerOptions {
  /** 0 is any free one. */
  readonly port: number;
  readonly host: string;
  readonly registry: Metrics;
}

/** A server of metrics that runs. */
export interface MetricsServer {
  /** Where it listens, such as `http://127.0.0.1:9464`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Shows metrics at `/metrics`, and nothing else, on a port of their own: the one that the gateway asks must not have them. */
export async function startMetricsServer({ port, host, registry }: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    // Nothing that is asked has a body.
    request.resume();
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${String(ownPort)}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
