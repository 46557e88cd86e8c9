import type { Log } from '@artha/observability';
import type { FastifyInstance } from 'fastify';
import { refusals, refuse, type AuthRefusal } from '../session/refusals.ts';
import type { SessionExchange } from '../session/SessionExchange.ts';
import type { AccountKeeper } from './AccountKeeper.ts';

/** How the edge serves what the authentication service has no address for. */
export interface AccountsOptions {
  readonly exchange: SessionExchange;
  /** Without one, no one can delete an account here. */
  readonly keeper: AccountKeeper | undefined;
  readonly log: Log;
}

const HOUR_MS = 3_600_000;

/** Deletes closed accounts when their time is over: at the start, then each hour. */
function deleteInTime(app: FastifyInstance, keeper: AccountKeeper, log: Log): void {
  const run = () =>
    keeper.deleteClosed(Date.now()).then(
      (count) => {
        if (count > 0)
          log({ level: 'info', message: `Deleted ${String(count)} accounts that were closed 90 days ago.` });
      },
      (error: unknown) => {
        log({ level: 'error', message: 'Closed accounts could not be deleted; the next try is in an hour.', error });
      },
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => void run(), HOUR_MS).unref();
    void run();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/** Closes the account of a session. @returns why not, or undefined. @throws if the service does not answer. */
async function close(
  keeper: AccountKeeper,
  { accessToken, claims }: NonNullable<ReturnType<SessionExchange['sessionOf']>>,
): Promise<AuthRefusal | undefined> {
  const owner = await keeper.findOwner(accessToken);
  if (!owner) return refusals.noSession;
  if (owner.hasSecondFactor && claims['aal'] !== 'aal2') return refusals.noSecondFactor;
  await keeper.close(owner.id, accessToken, Date.now());
  return undefined;
}

/**
 * Lets people delete their own account, below the address of the authentication service:
 * - `GET /capabilities`: whether this site does so
 * - `DELETE /user`: closes the account of the session, as `requestNeeds` says only from an account page, and only if the
 *   person has just proved who they are, with the second factor if the account has one
 */
export function serveAccounts(app: FastifyInstance, { exchange, keeper, log }: AccountsOptions): void {
  app.get('/capabilities', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ deletion: keeper !== undefined }),
  );
  if (!keeper) return;
  deleteInTime(app, keeper, log);
  // It needs no body, whatever its type.
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.delete('/user', async (request, reply) => {
      const session = exchange.sessionOf(request);
      if (!session) return refuse(reply, refusals.noSession);
      const refusal = await close(keeper, session).catch((error: unknown) => {
        log({ level: 'error', message: 'An account could not be deleted.', error });
        return refusals.unreachable;
      });
      if (refusal) return refuse(reply, refusal);
      exchange.end(request, reply);
      return reply.code(204).send();
    });
    done();
  });
}
