import type { FastifyPluginCallback } from 'fastify';
import type { SubmitContext } from '../publish/submit.ts';

/** What the routes of a feature need. */
export interface FeatureRoutes {
  /** The context of the release service, of this request. */
  readonly context: () => SubmitContext;
}

/** What is added to a release service. Without any, it publishes, takes back and withdraws releases. */
export interface ReleaseFeature {
  readonly name: string;
  /** Its routes. */
  readonly serve: FastifyPluginCallback<FeatureRoutes>;
}

/** What a release service runs with. */
export interface ServiceContext extends SubmitContext {
  /** What is added to it; nothing by default. */
  readonly features?: readonly ReleaseFeature[];
}
