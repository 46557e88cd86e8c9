import { currentVersion, versionsOf, type Registry, type RegistryVersion, type Release } from '@artha/shared/contract';
import { renderAhead } from '../compose/compose.ts';
import type { OnRendered } from '../compose/renderPlan.ts';
import type { SiteFeature } from '../compose/SiteFeature.ts';
import { acceptOrder, type AcceptedOrder } from '../trust/acceptOrder.ts';
import { nameRelease, signersOf, type ReleaseAction, type ReleaseOrder } from '../trust/releaseOrder.ts';
import type { Policy } from '../trust/policy.ts';
import type { IssuerKeys } from '../trust/verifyToken.ts';
import type { LoggedAction } from './releaseLog.ts';
import {
  changeSite,
  frameOf,
  isComposed,
  readSnapshot,
  reusableSite,
  timeOf,
  toComposed,
  type PublishContext,
} from './changeSite.ts';
import { checkAgainst } from './checkAgainst.ts';
import { checkVersion } from './checkVersion.ts';
import { parseStoredRelease, releaseDigest } from '../format/readReleaseFolder.ts';
import { toRegistryVersion } from './registryVersion.ts';
import { Refusal } from '../format/refusal.ts';
import { signedOrder, type SiteState } from './siteState.ts';
import { canaryVersion, deployVersion, rollBackTo, withdrawFrom } from './versionHistory.ts';

/** The context in which the service accepts release orders. */
export interface SubmitContext extends PublishContext {
  /** The address under which teams know this service. */
  readonly audience: string;
  readonly issuerKeys: IssuerKeys;
  readonly features?: readonly PublishFeature[];
}

/** A feature that adds actions of release orders. */
export interface PublishFeature extends SiteFeature {
  /** The actions of release orders that it carries out. */
  readonly actions?: Readonly<Partial<Record<ReleaseAction, AddedAction>>>;
}

/** An action of release orders that a feature carries out. */
interface AddedAction {
  /**
   * Applies an order to the registry.
   * @throws Refusal if it may not be carried out.
   */
  readonly apply: (context: SubmitContext, registry: Registry, order: ReleaseOrder) => Promise<Applied>;
  /** The registry as those visitors get it who get the release: what it changes of the frame is on the pages of its remote alone. */
  readonly registryFor: (registry: Registry, name: string) => Registry;
}

/** A release order as it arrived. */
export interface Submission {
  readonly name: string;
  readonly order: Uint8Array;
  /** CI token that vouches for the key. */
  readonly token?: string | undefined;
}

/** The outcome of a release order. */
export interface PublishResult {
  readonly name: string;
  /** Digest of the release that visitors get now; undefined if the remote is off the site. */
  readonly version: string | undefined;
  readonly digest: string | undefined;
  /** False if visitors had exactly this before. */
  readonly changed: boolean;
  /** Per cent of the visitors that get it; undefined if all do. */
  readonly share?: number | undefined;
}

/**
 * Opens the release that an order names.
 * @throws Refusal if the store does not hold it.
 */
export async function openNamed({ store }: SubmitContext, { name, release }: Pick<ReleaseOrder, 'name' | 'release'>) {
  if (!release) throw new Refusal('RE-22', `The release order for ${name} names no release.`);
  const key = releaseDigest(release.sha256);
  const manifest = await store.readRelease(name, key, 'release.json');
  if (!manifest) throw new Refusal('RE-28', `Release ${key} of ${name} was not uploaded.`);
  const { sha256, length } = nameRelease(manifest);
  if (sha256 !== release.sha256 || length !== release.length)
    throw new Refusal('RE-28', `Release ${key} of ${name} is not the one that was signed.`);
  return { digest: key, release: parseStoredRelease(manifest, `release.json of ${name}`) };
}

/**
 * Checks the version of a new release.
 * @throws Refusal RE-41 if a kept release has it, unless the policy allows that.
 */
export async function checkNumber({ authority }: SubmitContext, registry: Registry, release: Release, digest: string) {
  if ((await authority.readPolicy()).mayReuseVersions) return;
  const history = versionsOf(registry, release.name).map(({ metadata, extras }) => ({
    version: metadata.version,
    digest: extras.digest,
  }));
  checkVersion(history, release.name, { version: release.version, digest });
}

/** The result of a release order. */
export interface Applied {
  readonly registry: Registry;
  readonly result: PublishResult;
}

/** The registry's entry for a release of an order. */
export function versionOf(release: Release, digest: string, now: Date, guard: boolean | undefined): RegistryVersion {
  const { extras, ...version } = toRegistryVersion(release, digest, now);
  return { ...version, extras: { ...extras, ...(guard !== undefined && { guard }) } };
}

/** The action of an order, if a feature carries it out. */
const addedAction = ({ features = [] }: SubmitContext, { action }: ReleaseOrder): AddedAction | undefined =>
  features.find(({ actions }) => actions?.[action])?.actions?.[action];

/** The registry after a release order. */
async function apply(context: SubmitContext, registry: Registry, order: ReleaseOrder): Promise<Applied> {
  const { name, action } = order;
  if (action === 'withdraw') {
    const result = { name, version: undefined, digest: undefined, changed: true };
    return { registry: withdrawFrom(registry, name, timeOf(context)), result };
  }
  const added = addedAction(context, order);
  if (added) return added.apply(context, registry, order);
  if (action === 'canary') throw new Refusal('RE-40', 'This site gives no release to a share of its visitors.');
  const { release, digest } = await openNamed(context, order);
  const endsCanary = action === 'rollback' && canaryVersion(registry, name) !== undefined;
  const changed = endsCanary || currentVersion(registry, name)?.extras.digest !== digest;
  const result = { name, version: release.version, digest, changed };
  // A published release has passed these checks already; one that returns is checked again, because the shell may have
  // changed.
  if (!changed && action === 'publish') return { registry, result };
  await checkAgainst(context, registry, release);
  if (action === 'publish') await checkNumber(context, registry, release, digest);
  const after =
    action === 'rollback'
      ? rollBackTo(registry, name, digest, timeOf(context))
      : deployVersion(registry, name, versionOf(release, digest, timeOf(context), order.guard));
  return { registry: after, result };
}

function toAct(
  { order: { action, name, source, share }, by }: AcceptedOrder,
  { version, digest }: PublishResult,
): LoggedAction {
  return { action, name, version, digest, by, source, ...(share !== undefined && { share }) };
}

/**
 * Checks a submission against the policy and the earlier release orders.
 * @throws Refusal with the reason.
 */
export async function acceptSubmission(
  context: SubmitContext,
  state: SiteState,
  { name, order, token }: Submission,
): Promise<AcceptedOrder> {
  return acceptOrder(name, order, token, {
    policy: await context.authority.readPolicy(),
    audience: context.audience,
    now: timeOf(context),
    issuerKeys: context.issuerKeys,
    lastOrder: (remote) => state.orders.get(remote)?.content,
    usedTokens: state.usedTokens,
  });
}

/** Whether the release that visitors get of a remote was published with a key that is now revoked. */
export function isByRevokedKey({ revoked }: Policy, { orders }: SiteState, name: string): boolean {
  const last = orders.get(name);
  return last !== undefined && signersOf(last.content, revoked).length > 0;
}

/**
 * Carries out release orders of teams, all of them together or none: checks them against the policy and the published
 * releases, then composes the site once. A repeated order changes nothing.
 * @throws Refusal for the first one that fails; then visitors notice nothing.
 */
export async function submit(context: SubmitContext, submissions: readonly Submission[]): Promise<PublishResult[]> {
  return changeSite(context, async (snapshot) => {
    let { state } = snapshot;
    const actions: LoggedAction[] = [];
    const results: PublishResult[] = [];
    for (const submission of submissions) {
      const accepted = await acceptSubmission(context, state, submission);
      if (accepted.isRepeat) {
        const live = currentVersion(state.registry, submission.name);
        const { metadata, extras } = live ?? {};
        results.push({ name: submission.name, version: metadata?.version, digest: extras?.digest, changed: false });
        continue;
      }
      const { registry, result } = await apply(context, state.registry, accepted.order);
      // A repeat changes nothing, unless the earlier order was signed with a key that was revoked since.
      if (!result.changed && !isByRevokedKey(await context.authority.readPolicy(), state, submission.name)) {
        results.push(result);
        continue;
      }
      const nowSeconds = timeOf(context).getTime() / 1000;
      state = {
        ...state,
        registry,
        orders: new Map(state.orders).set(submission.name, signedOrder(submission.name, submission.order)),
        usedTokens: [
          ...state.usedTokens.filter(({ expires }) => expires > nowSeconds - 60),
          ...(accepted.usedToken ? [accepted.usedToken] : []),
        ],
      };
      actions.push(toAct(accepted, result));
      results.push(result);
    }
    const isDone = actions.length === 0 && (await isComposed(context, snapshot));
    // Without an action, the site is composed to repair it.
    return { state: isDone ? undefined : state, actions, isWhole: actions.length === 0, result: results };
  });
}

/**
 * The registry that a submission leads to, as its visitors get it; undefined if only its turn can tell, because others may
 * come before.
 */
async function registryAfter(context: SubmitContext, submission: Submission, state: SiteState) {
  try {
    const { isRepeat, order } = await acceptSubmission(context, state, submission);
    if (isRepeat || order.action === 'withdraw' || order.name === 'shell') return undefined;
    const { registry, result } = await apply(context, state.registry, order);
    if (!result.changed) return undefined;
    const after = await toComposed(context, registry, state.registry);
    const added = addedAction(context, order);
    return { registry: added ? added.registryFor(after, order.name) : after, isForAll: !added };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The site that a submission was rendered for, before its turn. */
export interface RenderedAhead {
  /** The frame of the site: with another one, its pages have to be rendered again. */
  readonly frame: string;
  /** Whether it changes the frame of all pages itself. */
  readonly changesFrame: boolean;
}

/** The frame of the current site's pages. */
export async function readFrame(context: SubmitContext): Promise<string> {
  return frameOf(context, (await readSnapshot(context)).state);
}

/**
 * Renders the pages of a submission before its turn: then it takes no one else's time, however slow they are. Renders
 * nothing for an order that may not be carried out.
 * @param onRendered is called with the address of each page as it is rendered.
 * @throws Refusal if a page does not render.
 */
export async function renderSubmission(
  context: SubmitContext,
  submission: Submission,
  onRendered?: OnRendered,
): Promise<RenderedAhead> {
  const { state, signed } = await readSnapshot(context);
  const frame = frameOf(context, state);
  const after = await registryAfter(context, submission, state);
  // A withdrawal may take something out of the frame, and a shell is the frame.
  if (!after) return { frame, changesFrame: true };
  const { registry, isForAll } = after;
  await renderAhead(context, registry, { remotes: [submission.name], last: reusableSite(signed), onRendered });
  return { frame, changesFrame: isForAll && frameOf(context, after) !== frame };
}
