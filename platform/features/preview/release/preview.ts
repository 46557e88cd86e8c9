import type { Registry } from '@artha/shared/contract';
import { compose } from '@artha/core/compose';
import { Refusal } from '@artha/core/refusal';
import {
  authenticateOrder,
  checkTime,
  checkToken,
  type OrderKind,
  type SignedOrder,
} from '@artha/core/authenticateOrder';
import { ownerOf } from '@artha/core/policy';
import { PREVIEW_FILE, type PreviewedRelease, type PreviewRecord } from './previewRecord.ts';
import { previewLink } from './previewLink.ts';
import { previewTokenAudience, readPreviewOrder, type PreviewOrder } from './previewOrder.ts';
import { signSite } from '@artha/core/signSite';
import { readSnapshot, reusableSite, timeOf, toComposed, type Snapshot } from '@artha/core/changeSite';
import { checkAgainst } from '@artha/core/checkAgainst';
import { checkPreviewLimits } from './checkPreviewLimits.ts';
import { openPreview, readLivePreviews, type LivePreview } from './openPreview.ts';
import { toRegistryVersion } from '@artha/core/registryVersion';
import { writeState } from '@artha/core/siteState';
import { openNamed, type Submission, type SubmitContext } from '@artha/core/submit';
import { deployVersion } from '@artha/core/versionHistory';

/** Number of attempts; each failed one means that another release was added, or the site replaced, at the same time. */
const MOST_ATTEMPTS = 20;

/** Runs for pull requests may preview a release, too, because no visitor gets a preview unasked. */
const previewOrders: OrderKind<PreviewOrder> = {
  read: readPreviewOrder,
  tokenAudience: previewTokenAudience,
  acceptsPullRequests: true,
};

/** The context of a release service whose site has previews. */
export interface PreviewContext extends SubmitContext {
  /** The address below which each preview has an origin of its own; undefined if the site has no previews. */
  readonly previewsUrl: string | undefined;
}

/** The outcome of a preview order. */
export interface PreviewResult {
  readonly link: string;
  readonly until: string;
  /** The releases that the link shows besides the site of the visitors. */
  readonly releases: readonly Pick<PreviewedRelease, 'name' | 'version' | 'digest'>[];
}

/**
 * Checks a preview order against the policy, and that its token was not used before.
 * @throws Refusal with the reason.
 */
export async function acceptPreview(
  context: SubmitContext,
  { name, order, token }: Submission,
): Promise<SignedOrder<PreviewOrder>> {
  const live = token === undefined ? [] : await readLivePreviews(context);
  const own = {
    policy: await context.authority.readPolicy(),
    audience: context.audience,
    now: timeOf(context),
    issuerKeys: context.issuerKeys,
    usedTokens: live.flatMap(({ record }) => record.releases.flatMap(({ usedToken }) => usedToken ?? [])),
  };
  const signed = await authenticateOrder(name, order, token, own, previewOrders);
  checkTime(signed.order, own.now);
  checkToken(signed.usedToken, own.usedTokens);
  return signed;
}

/** The registry of the site with the releases of a preview. */
async function registryWith(
  context: SubmitContext,
  { state }: Snapshot,
  releases: readonly PreviewedRelease[],
): Promise<Registry> {
  let { registry } = state;
  for (const { name, order } of releases) {
    const { release, digest } = await openNamed(context, {
      name,
      release: readPreviewOrder(name, Buffer.from(order, 'base64')).release,
    });
    await checkAgainst(context, registry, release);
    registry = deployVersion(registry, name, toRegistryVersion(release, digest, timeOf(context)));
  }
  return toComposed(context, registry, state.registry);
}

/** Composes and signs the site of a preview, and puts it into the store. */
async function replacePreview(
  context: SubmitContext,
  record: PreviewRecord,
  snapshot: Snapshot,
  before: LivePreview | undefined,
): Promise<boolean> {
  const { state, stored, signed } = snapshot;
  if (!stored || !signed) throw new Refusal('RE-29', 'The store holds no site that this service signed.');
  const registry = await registryWith(context, snapshot, record.releases);
  const composed = await compose({ ...context, isPostponing: false }, registry, {
    last: reusableSite(signed),
    publishing: record.releases.map(({ name }) => name),
  });
  await context.store.putContentAddressed(composed.contentAddressed);
  const version = Math.max(state.version, before?.verified.version ?? 0) + 1;
  const files = new Map([
    ...composed.files,
    ...writeState(state),
    [PREVIEW_FILE, Buffer.from(`${JSON.stringify(record)}\n`)] as const,
  ]);
  const { authority } = context;
  const documents = await signSite(
    {
      version,
      files,
      before: signed.verified,
      orders: state.orders,
      policy: await authority.readPolicy(),
      roots: authority.roots,
      now: timeOf(context),
      preview: record,
    },
    authority.signer,
  );
  const change = { files: new Map([...files, ...documents]), beside: stored.version, after: before?.stored };
  return context.store.previews.replacePreview(record.id, change);
}

/** The record of a preview after an order; undefined if the order was carried out already. */
async function planRecord(
  context: SubmitContext,
  { order: { name, preview, release, source }, by, content, usedToken }: SignedOrder<PreviewOrder>,
  before: PreviewRecord | undefined,
): Promise<PreviewRecord | undefined> {
  const order = Buffer.from(content).toString('base64');
  if (before?.releases.some((one) => one.order === order)) return undefined;
  const owner = ownerOf(await context.authority.readPolicy(), name)?.owner ?? name;
  const { digest, release: built } = await openNamed(context, { name, release });
  const added = { name, version: built.version, digest, owner, by, source, order, ...(usedToken && { usedToken }) };
  if (preview.until === undefined) {
    if (!before) throw new Refusal('RE-18', 'The preview to add to has ended, or was never there.');
    return { ...before, releases: [...before.releases.filter((one) => one.name !== name), added] };
  }
  if (before) throw new Refusal('RE-18', 'There is a preview with this id already.');
  const live = await readLivePreviews(context, (one) => context.store.previews.deletePreview(one));
  const record = { id: preview.id, owner, until: preview.until, releases: [added] };
  checkPreviewLimits(record, live, timeOf(context));
  return record;
}

function describe({ id, until, releases }: PreviewRecord, previewsUrl: string): PreviewResult {
  const shown = releases.map(({ name, version, digest }) => ({ name, version, digest }));
  return { link: previewLink(previewsUrl, id), until, releases: shown };
}

/**
 * Open previews that belong to the remote's team or contain the remote, earliest expiry first.
 */
export async function listPreviews(context: PreviewContext, name: string): Promise<PreviewResult[]> {
  const { previewsUrl } = context;
  if (previewsUrl === undefined) return [];
  const owner = ownerOf(await context.authority.readPolicy(), name)?.owner ?? name;
  const own = (await readLivePreviews(context)).filter(
    ({ record }) => record.owner === owner || record.releases.some((one) => one.name === name),
  );
  return own
    .map(({ record }) => describe(record, previewsUrl))
    .sort((one, other) => Date.parse(one.until) - Date.parse(other.until));
}

/**
 * Carries out a preview order: stores the site of the visitors with the release in it as a site of its own. The site of
 * the visitors stays as it is, and so does the number of the remote's next release order.
 * @throws Refusal if the release may not be previewed; then nothing changes.
 */
export async function preview(context: PreviewContext, submission: Submission): Promise<PreviewResult> {
  const { previewsUrl } = context;
  if (previewsUrl === undefined) throw new Refusal('RE-17', 'This site has no previews.');
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const accepted = await acceptPreview(context, submission);
    const { id } = accepted.order.preview;
    const before = await openPreview(context, id);
    const planned = await planRecord(context, accepted, before?.record);
    const record = planned ?? before?.record;
    if (!record) break;
    if (planned && !(await replacePreview(context, planned, await readSnapshot(context), before))) continue;
    return describe(record, previewsUrl);
  }
  throw new Refusal('RE-15', `Other changes were first in each of ${String(MOST_ATTEMPTS)} attempts.`);
}
