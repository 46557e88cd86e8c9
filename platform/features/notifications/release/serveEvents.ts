import type { FastifyInstance } from 'fastify';
import type { SubmitContext } from '@artha/core/submit';
import { eventsSchema } from './eventsSchema.ts';
import { serveToTeam } from '@artha/service/serveToTeam';
import type { Teller } from './openTeller.ts';

/** The options of the route. */
export interface EventsOptions {
  readonly context: () => SubmitContext;
  /** Undefined if the service tells no one. */
  readonly teller: Teller | undefined;
}

/** Shows a team the last events of its remote, and the key that proves its web hooks. */
export function serveEvents(app: FastifyInstance, { context, teller }: EventsOptions): void {
  serveToTeam(app, context, {
    path: '/v1/remotes/:name/events',
    summary: 'What happened to a remote, and whether its team could be told',
    response: eventsSchema,
    answer: (name) => {
      const events = teller?.eventsOf(name) ?? [];
      return {
        ...(teller && { hookKey: teller.hookKeyOf(name) }),
        events: events.map(({ kind, at, subject, untold }) => ({ kind, at, subject, untold })),
      };
    },
  });
}
