import { once } from 'node:events';
import { createServer } from 'node:http';

/** The served metrics: a registry of prom-client has this shape. */
interface Metrics {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Where metrics are served. */
export interface MetricsServerOptions {
  /** 0 is any free port. */
  readonly port: number;
  readonly host: string;
  readonly registry: Metrics;
}

/** A running metrics server. */
export interface MetricsServer {
  /** Its address, such as `http://127.0.0.1:9464`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves metrics at `/metrics`, and nothing else, on a separate port: they must not be on the port that the gateway
 * uses.
 */
export async function startMetricsServer({ port, host, registry }: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    // Requests have no body here.
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
