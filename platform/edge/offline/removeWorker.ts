import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf, OFFLINE_WORKER_PATH } from '@artha/shared/contract';
import { pathOf } from '../requestTarget.ts';
import { offlineWorkerHeaders } from '../securityHeaders.ts';

const WORKER = readFileSync(join(import.meta.dirname, 'removal.js'), 'utf8');

/** Whether a browser asks for the site's service worker. */
export const asksForWorker = ({ url }: FastifyRequest): boolean => pathOf(url) === OFFLINE_WORKER_PATH;

/**
 * Answers with a worker that deletes itself and what the device keeps. Browsers ask for the worker with each visit, and at
 * the latest a day after they asked last.
 */
export function sendRemoval(reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      ...offlineWorkerHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': contentTypeOf(OFFLINE_WORKER_PATH),
    })
    .send(WORKER);
}
