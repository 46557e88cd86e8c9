import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';
import { describeService } from './openApi.ts';

/** The page runs its own scripts and talks to its own service only. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds the OpenAPI document, `GET /openapi.json`, and a page to try it, `GET /docs`. */
export async function addApiPage(app: FastifyInstance, limits: Limits): Promise<void> {
  const document = describeService(limits);
  await app.register(swagger, { openapi: { info: document.info } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentPolicy,
    // The description is written by hand, because Fastify's own does not cover forms.
    transformSpecification: () => document,
    theme: { title: document.info.title },
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, defaultModelsExpandDepth: -1 },
  });
  app.get('/openapi.json', () => document);
}
