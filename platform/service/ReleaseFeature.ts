import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { Log } from '@artha/observability';
import type { PublishFeature, Submission, SubmitContext } from '@artha/core/submit';
import type { ReleaseOrder } from '@artha/core/releaseOrder';
import type { statusSchema } from './apiSchemas.ts';
import type { CountOutcome } from './releaseMetrics.ts';
import type { TeamEvent } from './TeamEvent.ts';

/** The parts of the service that routes which change something need. */
export interface RouteParts {
  /** The context of the release service, of this request. */
  readonly context: () => ServiceContext;
  readonly countOutcome: CountOutcome;
  readonly log: Log;
  /** Tells features what happens to a remote. */
  readonly announce: (event: TeamEvent) => Promise<void>;
  /** Refreshes the pages that wait for the current frame, such as after a feature has changed the site. */
  readonly refreshPages: () => void;
}

/** Orders other than release orders, with which a release may be uploaded. */
export interface UploadOrders {
  /** Whether an order says that it is one of these. It may be forged. */
  readonly areLike: (order: Uint8Array) => boolean;
  /** @throws Refusal if its sender may not give it. */
  readonly accept: (context: SubmitContext, submission: Submission) => Promise<Pick<ReleaseOrder, 'release'>>;
}

/** The additions of features to the status of a remote that everyone can read. */
export type AddedStatus = Pick<v.InferOutput<typeof statusSchema>['remotes'][number], 'previews'>;

/** A feature of a release service. Without any, it publishes, takes back and withdraws releases. */
export interface ReleaseFeature extends PublishFeature {
  /** Adds its routes. Its changes to the server concern its own routes alone. */
  readonly serve?: (app: FastifyInstance, parts: RouteParts) => void | Promise<void>;
  readonly uploads?: UploadOrders;
  /** Is told what happens to remotes. Nothing waits for it. */
  readonly announce?: (event: TeamEvent) => Promise<void>;
  /** The visits of a remote that it knows of: pages of the most visited remotes are refreshed first. */
  readonly visitsOf?: (remote: string) => number;
  /** Reads its additions to the status of remotes, by their names. */
  readonly readStatus?: (context: SubmitContext) => Promise<ReadonlyMap<string, AddedStatus>>;
}

/** The context of a release service. */
export interface ServiceContext extends SubmitContext {
  /** The features of the service; none by default. */
  readonly features?: readonly ReleaseFeature[];
}
