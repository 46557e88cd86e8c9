import * as v from 'valibot';
import { pageElementSchema, registrySchema } from '@artha/shared/contract';
import { nextShellSchema } from '@artha/core/nextShell';
import { proveRelease, readReleaseFolder, type CheckedRelease } from '@artha/core/readReleaseFolder';
import { Refusal, refusals, type RefusalCode } from '@artha/core/refusal';
import { SOURCE_MAPS_FILE } from '@artha/core/sourceMaps';
import { describeCommit, describePublisher } from '@artha/core/describeOrigin';
import type { Signer } from '@artha/core/signer';
import {
  nameRelease,
  signOrder,
  sourceSchema,
  ORDER_LIFE_MS,
  type Source,
  type ReleaseOrder,
} from '@artha/core/releaseOrder';
import {
  DISCOVERY_PATH,
  discoverySchema,
  ORDER_HEADER,
  refusalSchema,
  remoteSchema,
  type resultSchema,
  statusSchema,
  targetSchema,
} from './apiSchemas.ts';
import { askSite } from './askSite.ts';
import { readSteps, type OnStep } from './readSteps.ts';
import { packRelease, unpackRelease } from '@artha/core/releaseArchive';
import { READING_HEADER, signReading } from '@artha/core/readingRequest';

const logSchema = v.object({
  entries: v.array(
    v.object({
      number: v.number(),
      at: v.string(),
      action: v.string(),
      name: v.optional(v.string()),
      version: v.optional(v.string()),
      digest: v.optional(v.string()),
      share: v.optional(v.number()),
      why: v.optional(v.string()),
      by: v.optional(v.object({ key: v.string(), workflow: v.optional(v.object({ workflow: v.string() })) })),
      source: v.optional(sourceSchema),
    }),
  ),
});
const siteSchema = v.object({
  config: pageElementSchema.entries.config,
  registry: registrySchema,
  nextShell: v.optional(nextShellSchema),
});

export type { OnStep, PublishStep } from './readSteps.ts';
/** The service's description of a remote. */
export type RemoteReport = v.InferOutput<typeof remoteSchema>;
/** A release that a rollback can restore. */
export type RollbackTarget = v.InferOutput<typeof targetSchema>;
/** The shell and registry that a release must work with. */
export type SiteFacts = v.InferOutput<typeof siteSchema>;
/** The release of one remote that visitors get. */
export type RemoteStatus = v.InferOutput<typeof statusSchema>['remotes'][number];
/** The outcome of a release order. */
export type ReleaseResult = v.InferOutput<typeof resultSchema>;

/** An entry of the log in words. */
export interface LogLine extends Omit<v.InferOutput<typeof logSchema>['entries'][number], 'by' | 'source'> {
  /** The workflow, or the first digits of the key; `service` for the operator. */
  readonly by: string;
  readonly commit: string | undefined;
}

/** The credentials of a publisher: a key, and a CI token if the policy does not name the key. */
export interface Identity {
  readonly signer: Signer;
  readonly token?: string | undefined;
}

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

/**
 * Finds the release service of a site.
 * @param site address of the site, or of its release service itself.
 * @throws with instructions if the site cannot be reached or has no release service.
 */
export async function findReleaseService(site: string): Promise<string> {
  const response = await askSite(site, DISCOVERY_PATH, { signal: AbortSignal.timeout(10_000) });
  const found = v.safeParse(discoverySchema, await response.json().catch(() => undefined));
  if (response.ok && found.success) return found.output.releaseService;
  throw new Error(
    `${site} names no release service: ${new URL(DISCOVERY_PATH, site).href} has none. Ask the site’s operator for its address.`,
  );
}

/** Client of a release service. */
export class ReleaseClient {
  readonly #url: string;
  readonly #identity: Identity | undefined;
  readonly #audience: string;

  /**
   * @param url address of the service.
   * @param identity required for changes.
   * @param audience origin that signed content is for, regardless of what the service claims: that of `url`, unless
   * this client reaches the service by another address than teams do.
   */
  constructor(url: string, identity?: Identity, audience: string = new URL(url).origin) {
    this.#url = new URL(url).href.replace(/\/$/, '');
    this.#identity = identity;
    this.#audience = audience;
  }

  /** The address for which this client signs. */
  get audience(): string {
    return this.#audience;
  }

  /**
   * The key of this client.
   * @param what for the error: “An override”.
   * @throws if it has none.
   */
  signerOf(what: string): Signer {
    if (!this.#identity) throw new Error(`${what} requires a key.`);
    return this.#identity.signer;
  }

  /**
   * Sends a request to the service, with the CI token of this client if it has one.
   * @param path below the service's address.
   * @throws Refusal if the service refuses it.
   */
  async send(path: string, request: RequestInit): Promise<Response> {
    const headers = new Headers(request.headers);
    if (this.#identity?.token !== undefined) headers.set('Authorization', `Bearer ${this.#identity.token}`);
    let response: Response;
    try {
      response = await fetch(this.#url + path, { ...request, headers });
    } catch (cause) {
      throw new Error(`The release service at ${this.#url} cannot be reached.`, { cause });
    }
    if (response.ok) return response;
    const refused = v.safeParse(refusalSchema, await response.json().catch(() => undefined));
    throw this.#refusalOf(refused.success ? refused.output : undefined, `answered ${String(response.status)}`);
  }

  /**
   * The releases that visitors get.
   * @throws if the service cannot be reached.
   */
  async status(): Promise<RemoteStatus[]> {
    return (await this.#ask('/v1/status', statusSchema)).remotes;
  }

  /** The configuration and the registry of the site, which a release must work with. */
  site(): Promise<SiteFacts> {
    return this.#ask('/v1/site', siteSchema);
  }

  /** The shell that visitors get, each file verified against its manifest; without its source maps. */
  async shell(): Promise<CheckedRelease> {
    const archive = await (await this.send('/v1/shell', {})).arrayBuffer();
    return proveRelease(await unpackRelease(new Uint8Array(archive)), `the shell of ${this.#url}`, [SOURCE_MAPS_FILE]);
  }

  /** The log, newest entry first. */
  async log(): Promise<LogLine[]> {
    const { entries } = await this.#ask('/v1/log', logSchema);
    return entries.map(({ by, source, ...entry }) => ({
      ...entry,
      by: describePublisher(by),
      commit: describeCommit(source),
    }));
  }

  /**
   * Reads what only the team of a remote may read. Needs a key that the policy names for the remote.
   * @param what the last part of its address.
   * @throws Refusal if the key may not read it.
   */
  async read<T>(name: string, what: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
    const headers = { [READING_HEADER]: signReading(name, this.#audience, this.signerOf(`Reading ${what}`)) };
    const response = await this.send(`/v1/remotes/${encodeURIComponent(name)}/${what}`, { headers });
    return v.parse(schema, await response.json());
  }

  /** A remote's history, and the target of a rollback. */
  remote(name: string): Promise<RemoteReport> {
    return this.#ask(`/v1/remotes/${encodeURIComponent(name)}`, remoteSchema);
  }

  /**
   * Uploads a built release and publishes it.
   * @param onStep learns what the service does meanwhile.
   * @param rollout a share in per cent for a canary, and whether it may be taken back without a person.
   * @throws Refusal if it may not be published; then visitors notice nothing.
   */
  async publish(
    folder: string,
    source: Source = {},
    onStep?: OnStep,
    { share, guard }: Pick<ReleaseOrder, 'share' | 'guard'> = {},
  ): Promise<ReleaseResult> {
    const { release, manifest, files } = await readReleaseFolder(folder);
    const named = nameRelease(manifest);
    const action = share === undefined ? 'publish' : 'canary';
    const order = await this.#sign({ name: release.name, action, release: named, source, share, guard });
    await this.upload(release.name, named.sha256, order, files);
    onStep?.({ step: 'uploaded' });
    return this.#submit(release.name, order, onStep);
  }

  /**
   * Uploads the files of a release.
   * @param sha256 of its release.json.
   * @param order that allows it.
   * @throws Refusal if they may not be uploaded.
   */
  async upload(name: string, sha256: string, order: Buffer, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await this.send(`/v1/remotes/${name}/releases/${sha256}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/gzip', [ORDER_HEADER]: order.toString('base64') },
      body: new Uint8Array(await packRelease(files)),
    });
  }

  /**
   * Reads the release that a rollback restores.
   * @throws Refusal if the site does not keep it.
   */
  target(name: string, digest: string): Promise<RollbackTarget> {
    return this.#ask(`/v1/remotes/${encodeURIComponent(name)}/releases/${digest}`, targetSchema);
  }

  /**
   * Publishes an earlier release again, with the source that it was published from.
   * @param to by default the previous release.
   * @throws Refusal if there is none, or if it no longer works with the site.
   */
  async rollback(name: string, to?: RollbackTarget): Promise<ReleaseResult> {
    const target = to ?? (await this.remote(name)).rollback;
    if (!target) throw new Refusal('RE-11', `${name} has no earlier release to go back to.`);
    const { sha256, length, digest } = target;
    const source = await this.#sourceOf(name, digest);
    return this.#submit(name, await this.#sign({ name, action: 'rollback', release: { sha256, length }, source }));
  }

  /** Takes a remote off the site. */
  async withdraw(name: string): Promise<ReleaseResult> {
    return this.#submit(name, await this.#sign({ name, action: 'withdraw', release: undefined, source: {} }));
  }

  /** The source of a kept release by the log; empty if its entry is older than those that are read. */
  async #sourceOf(name: string, digest: string): Promise<Source> {
    const { entries } = await this.#ask('/v1/log?limit=1000', logSchema);
    return entries.find((entry) => entry.name === name && entry.digest === digest)?.source ?? {};
  }

  async #sign(said: Pick<ReleaseOrder, 'name' | 'action' | 'release' | 'source' | 'share' | 'guard'>): Promise<Buffer> {
    const signer = this.signerOf('A change');
    const { dueNumber } = await this.remote(said.name);
    const expires = new Date(Date.now() + ORDER_LIFE_MS);
    return signOrder({ ...said, version: dueNumber, expires, audience: this.#audience }, signer);
  }

  async #submit(name: string, order: Buffer, onStep: OnStep = () => undefined): Promise<ReleaseResult> {
    const { body } = await this.send(`/v1/remotes/${name}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
      body: new Uint8Array(order),
    });
    const last = await readSteps(body ?? [], onStep);
    if (last.step === 'refused') throw this.#refusalOf(last, 'failed');
    const { step: _, ...result } = last;
    return result;
  }

  /** Why there is no result. @param what the service did if it does not say why. */
  #refusalOf(refused: v.InferOutput<typeof refusalSchema> | undefined, what: string): Error {
    if (refused && isRefusalCode(refused.code)) return new Refusal(refused.code, refused.reason);
    const reason = refused ? `${refused.reason} ${refused.remedy}` : '';
    return new Error(`The release service at ${this.#url} ${what}. ${reason}`.trim());
  }

  async #ask<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
    return v.parse(schema, await (await this.send(path, {})).json());
  }
}
