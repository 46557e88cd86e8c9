import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { Log } from '@artha/observability';
import type { SiteFeature } from '@artha/core/SiteFeature';
import type { Submission, SubmitContext } from '@artha/core/submit';
import type { ReleaseOrder } from '@artha/core/releaseOrder';
import type { statusSchema } from './apiSchemas.ts';
import type { CountOutcome } from './releaseMetrics.ts';
import type { TeamEvent } from './TeamEvent.ts';

/** What the routes that change something need. */
export interface RouteParts {
  /** The context of the release service, of this request. */
  readonly context: () => ServiceContext;
  readonly countOutcome: CountOutcome;
  readonly log: Log;
}

/** Orders other than release orders, with which a release may be uploaded. */
export interface UploadOrders {
  /** Whether an order says that it is one of these. It may be forged. */
  readonly areLike: (order: Uint8Array) => boolean;
  /** @throws Refusal if its sender may not give it. */
  readonly accept: (context: SubmitContext, submission: Submission) => Promise<Pick<ReleaseOrder, 'release'>>;
}

/** What features may say of a remote in the status that everyone can read. */
export type AddedStatus = Pick<v.InferOutput<typeof statusSchema>['remotes'][number], 'previews'>;

/** What is added to a release service. Without any, it publishes, takes back and withdraws releases. */
export interface ReleaseFeature extends SiteFeature {
  /** Adds its routes. What it does to the server concerns its own routes alone. */
  readonly serve?: (app: FastifyInstance, parts: RouteParts) => void | Promise<void>;
  readonly uploads?: UploadOrders;
  /** Is told what happens to remotes. Nothing waits for it. */
  readonly announce?: (event: TeamEvent) => Promise<void>;
  /** What it says of remotes, by their names. */
  readonly readStatus?: (context: SubmitContext) => Promise<ReadonlyMap<string, AddedStatus>>;
}

/** What a release service runs with. */
export interface ServiceContext extends SubmitContext {
  /** What is added to it; nothing by default. */
  readonly features?: readonly ReleaseFeature[];
}
