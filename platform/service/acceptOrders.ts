import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OnRendered } from '@artha/core/renderPlan';
import { Refusal } from '@artha/core/refusal';
import { readSnapshot, timeOf } from '@artha/core/changeSite';
import { acceptSubmission, type PublishResult, type Submission, type SubmitContext } from '@artha/core/submit';
import { refusalSchema, resultSchema } from './apiSchemas.ts';
import { describeFailure } from './describeFailure.ts';
import { eventOfOrder } from './eventOfOrder.ts';
import type { RouteParts } from './ReleaseFeature.ts';
import { nameOf, nameParams, tokenOf } from './requestParts.ts';
import { responseSchema } from './responseSchema.ts';
import type { SubmissionQueue } from './SubmissionQueue.ts';

/** The address of release orders, for the metrics, too. */
export const ORDERS_ROUTE = '/v1/remotes/:name/orders';

/** The options of the route. */
interface OrdersOptions extends RouteParts {
  readonly queue: SubmissionQueue;
}

/** Carries out a release order, and sends a line of JSON for each step. */
async function streamSteps(
  context: SubmitContext,
  submission: Submission,
  submit: (onRendered: OnRendered) => Promise<PublishResult>,
  say: (line: object) => void,
): Promise<void> {
  const started = timeOf(context).getTime();
  say({ step: 'received' });
  await acceptSubmission(context, (await readSnapshot(context)).state, submission);
  say({ step: 'accepted' });
  const result = await submit((page) => {
    say({ step: 'rendered', page });
  });
  say({ step: 'live', tookMs: timeOf(context).getTime() - started, ...result });
}

/** Accepts release orders; concurrent ones are carried out together. */
export function acceptOrders(
  app: FastifyInstance,
  { context, countOutcome, queue, log, announce }: OrdersOptions,
  done: () => void,
): void {
  app.addHook('onListen', (resumed) => {
    queue.resume();
    resumed();
  });
  app.addHook('onClose', () => queue.close());
  // A release order is kept byte for byte as it was signed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body);
  });

  /** A team that cannot be told has published all the same. */
  const tell = async (submission: Submission, result: PublishResult) => {
    const own = context();
    const event = eventOfOrder(submission, result, await own.authority.readPolicy(), timeOf(own));
    if (event) await announce(event);
  };
  const carryOut = async (request: FastifyRequest, submission: Submission, onRendered?: OnRendered) => {
    const result = await queue.submit(submission, onRendered);
    tell(submission, result).catch((error: unknown) => {
      log({ level: 'error', message: 'A team could not be told.', error });
    });
    countOutcome(request, [result.changed ? 'done' : 'unchanged', 'none']);
    return result;
  };
  const stream = async (request: FastifyRequest, reply: FastifyReply, submission: Submission) => {
    reply.hijack();
    const { raw } = reply;
    const say = (line: object) => raw.write(`${JSON.stringify(line)}\n`);
    raw.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
    try {
      await streamSteps(context(), submission, (onRendered) => carryOut(request, submission, onRendered), say);
    } catch (error) {
      const { answer, outcome } = describeFailure(error);
      countOutcome(request, outcome);
      if (outcome[0] === 'failed') log({ level: 'error', message: 'A release order failed.', error });
      say({ step: 'refused', ...answer });
    }
    raw.end();
    return reply;
  };

  app.post(
    ORDERS_ROUTE,
    {
      schema: {
        summary: 'Carry out a release order: publish, roll back or withdraw',
        description:
          'Sending the same release order again changes nothing. With “Accept: application/x-ndjson” the response has a line for each step, and for each page that is rendered.',
        params: nameParams,
        consumes: ['application/json'],
        response: { 200: responseSchema(resultSchema), '4xx': responseSchema(refusalSchema) },
        security: [{ token: [] }, {}],
      },
    },
    async (request, reply) => {
      const order = request.body;
      if (!(order instanceof Uint8Array)) throw new Refusal('RE-22', 'The request has no release order.');
      const submission = { name: nameOf(request), order, token: tokenOf(request) };
      return request.headers.accept?.includes('application/x-ndjson')
        ? stream(request, reply, submission)
        : carryOut(request, submission);
    },
  );
  done();
}
