import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '@artha/observability';
import type { EdgeTrust } from '@artha/core/edgeTrust';
import type { VitalsReport } from '@artha/shared/contract';
import type { Site } from './currentSite.ts';
import type { ReadableStore } from './watchStore.ts';

/** The requests with a body that an address accepts. */
export interface AcceptedBodies {
  readonly methods: readonly string[];
  readonly maxBytes: number;
}

/** The parts of a starting edge that a feature gets. */
export interface EdgeParts {
  /** For its hooks and routes. Each request has passed the checks of the edge before. */
  readonly app: FastifyInstance;
  readonly store: ReadableStore;
  readonly trust: EdgeTrust;
  readonly log: Log;
  /** Address at which this edge reaches the release service; undefined if there is none. */
  readonly releaseServiceUrl: string | undefined;
  /** The keys that sign the site. */
  readonly readSiteKeys: () => readonly string[];
  /** Runs a callback with the site that the visitor of a request gets. */
  readonly useSite: <T>(request: FastifyRequest, work: (site: Site) => Promise<T>) => Promise<T>;
}

/** Answers a request for a page or another file of the site in place of the edge; undefined leaves it to the edge. */
export type AnswerRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/** The site that a visitor gets at an address where others get another one. */
export interface ChosenSite {
  readonly site: Site;
  readonly headers: Readonly<Record<string, string>>;
}

/** The hooks of a feature in an edge that runs. */
export interface EdgeHooks {
  readonly answer?: AnswerRequest;
  /** Chooses another site than the current one for the visitor of a request; undefined if it makes no difference there. */
  readonly chooseSite?: (current: Site, request: FastifyRequest) => Promise<ChosenSite | undefined>;
  /** Is told each valid report of what a page measured. */
  readonly onReport?: (report: VitalsReport, request: FastifyRequest) => void | Promise<void>;
}

/** A feature of an edge. Without any, the edge serves the current site to everyone. */
export interface EdgeFeature {
  readonly name: string;
  /** Its addresses that accept a body; every other address accepts none. */
  readonly bodies?: ReadonlyMap<string, AcceptedBodies>;
  /** Adds its hooks and routes. */
  readonly open: (parts: EdgeParts) => EdgeHooks;
}
