import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readAccess } from './access.ts';
import type { Access } from './access.ts';
import { buildApp } from './app.ts';
import { readLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import type { LogEntry } from './logEntry.ts';
import { createPool } from './pool.ts';

export type { Access } from './access.ts';
export type { LogEntry } from './logEntry.ts';
export type { Limits } from './limits.ts';

/** Options for starting the service. */
export interface ServiceOptions {
  /** 0 asks the system for a free port. Default: 8090. */
  readonly port?: number;
  /** Default: 127.0.0.1, this machine only. */
  readonly host?: string;
  /** Limits that override those of the environment and the defaults. */
  readonly limits?: Partial<Limits>;
  /** Access settings that override those of the environment. */
  readonly access?: Partial<Access>;
  /** Called for every answered request. Default: nothing is logged. */
  readonly log?: (entry: LogEntry) => void;
}

/** A running service. */
export interface Service {
  /** Its address, such as `http://127.0.0.1:8090`. */
  readonly url: string;
  /** Reports that it is not ready, stops listening, answers running requests and stops the children. */
  close(): Promise<void>;
}

/**
 * Follows the requests of a server.
 * @returns a function that waits until each of them is answered, or its sender has gone.
 */
function watchRequests(server: Server): () => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return async () => {
    for (const response of unanswered) await new Promise((resolve) => response.once('close', resolve));
  };
}

/** Starts the statements service. Rejects when the port is taken or no child process can be started. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const limits = { ...readLimits(process.env), ...options.limits };
  const access = { ...readAccess(process.env), ...options.access };
  let stopping = false;
  const pool = createPool(limits);
  try {
    await pool.ready;
    const app = await buildApp({
      pool,
      limits,
      access,
      log: options.log ?? (() => undefined),
      isStopping: () => stopping,
    });
    const allAnswered = watchRequests(app.server);
    const url = await app.listen({ port: options.port ?? 8090, host: options.host ?? '127.0.0.1' });
    return {
      url,
      close: async () => {
        stopping = true;
        await pause(limits.drainMs);
        const closed = app.close();
        await allAnswered();
        // A connection stays while it is not idle: without a request, or with the rest of a file that was refused.
        app.server.closeAllConnections();
        await closed;
        await pool.close();
      },
    };
  } catch (error) {
    await pool.close();
    throw error;
  }
}
