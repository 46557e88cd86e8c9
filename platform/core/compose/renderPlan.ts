import type { RemoteRelease } from '@artha/shared/contract';
import { orRefusal, Refusal } from '../format/refusal.ts';
import { SOURCE_MAPS_FILE } from '../format/sourceMaps.ts';
import type { RenderedEntry } from '../render/finishRemote.ts';
import type { Frame } from '@artha/markup/frameSchema';
import { RenderFault } from '@artha/interpreter/RenderFault';
import type { RenderRemote } from '../render/renderRemote.ts';
import type { RenderTask } from '../render/renderTask.ts';
import type { KeptRendering, RenderedDocument, RenderedPage } from './keptRendering.ts';
import type { ComposerShell } from './loadShell.ts';
import { bundlePaths, type ToRender, type RemotePlan } from './planRemote.ts';
import { recentRenderings, type RenderResult } from './recentRenderings.ts';

/** A page or document that does not render. */
export interface Failed {
  readonly entry: ToRender;
  /** An error whose message is the reason. */
  readonly cause: unknown;
}

/** A remote's contribution to a site. */
export interface RenderedRemote {
  readonly rendering: KeptRendering;
  readonly failed: readonly Failed[];
}

/** Learns the address of each page or document as it is rendered, before the result is checked. */
export type OnRendered = (address: string) => void;

/** The same input for all remotes. */
export interface RenderContext {
  readonly onRendered?: OnRendered | undefined;
  readonly render: RenderRemote;
  readonly shell: Pick<ComposerShell, 'code'>;
  /** The shell's page around each screen, by path. */
  readonly frames: ReadonlyMap<string, Frame>;
}

/**
 * Renders the pages of a remote that cannot be reused. Pages that do not render are part of the result.
 * @throws the failure of a store that does not respond: it says nothing about the remote.
 */
export async function renderPlan(plan: RemotePlan, context: RenderContext): Promise<RenderedRemote> {
  const { reused, toRender } = plan;
  const results = toRender.length === 0 ? [] : await renderOrFail(plan, context);
  const pages: Record<string, RenderedPage> = {};
  const embeddedDocuments: Record<string, RenderedDocument> = {};
  const failed: Failed[] = [];
  // Not cached: the store may be repaired at any time, and whether a page may show a placeholder depends on the site.
  const lasting = results.filter(
    ([entry, result]) =>
      typeof entry.placeholder !== 'object' && !('cause' in result && result.cause instanceof Refusal),
  );
  for (const [{ key }, result] of lasting) recentRenderings.set(key, result);
  for (const [one, result] of [...reused, ...results]) {
    if ('cause' in result) failed.push({ entry: one, cause: result.cause });
    else if ('page' in result) pages[one.address] = result.page;
    else embeddedDocuments[one.name] = result.document;
  }
  return { rendering: { pages, embeddedDocuments }, failed };
}

type ResultOf = readonly [ToRender, RenderResult];

async function renderOrFail(plan: RemotePlan, context: RenderContext): Promise<ResultOf[]> {
  const fail = (cause: unknown) => plan.toRender.map((one): ResultOf => [one, { cause }]);
  const sources = await orRefusal(readSources(plan.stored));
  return sources instanceof Refusal ? fail(sources) : renderAll(sources, plan, context).catch(fail);
}

/** A release of a remote with its server bundles. */
interface Sources {
  readonly release: RemoteRelease;
  readonly bundles: { path: string; code: string }[];
  /** Reads its source maps; undefined if it has none, as in development. */
  readonly readMaps: () => Promise<Uint8Array | undefined>;
}

/** @throws Refusal if the site may not use the release. */
async function readSources(stored: RemotePlan['stored']): Promise<Sources> {
  if (stored instanceof Refusal) throw stored;
  const { release } = stored;
  if (release.kind !== 'remote') throw new Refusal('RE-10', `${release.name} is not a remote.`);
  const bundles: { path: string; code: string }[] = [];
  for (const path of bundlePaths(release)) bundles.push({ path, code: (await stored.read(path)).toString() });
  const readMaps = async () =>
    Object.hasOwn(release.files, SOURCE_MAPS_FILE) ? stored.read(SOURCE_MAPS_FILE) : undefined;
  return { release, bundles, readMaps };
}

async function renderAll(
  { release, bundles, readMaps }: Sources,
  { toRender, reused, page }: RemotePlan,
  { render, shell, frames, onRendered }: RenderContext,
): Promise<ResultOf[]> {
  const entries = toRender.map((one) => {
    const { kind, address, name } = one;
    return { kind, address, name, tasks: tasksOf(release, one), frame: frames.get(address) };
  });
  const lastTasks = entries.flatMap(({ address, tasks }) =>
    tasks.map((_, index) => (index === tasks.length - 1 ? address : undefined)),
  );
  const { origin } = page.config;
  const ownPaths = [...reused.map(([one]) => one), ...toRender].map(({ address }) => address);
  const rendered = await render(
    { shell: shell.code, page: JSON.stringify(page), bundles, entries, origin, ownPaths, readMaps },
    (index) => {
      const address = lastTasks[index];
      if (address !== undefined) onRendered?.(address);
    },
  );
  return toRender.map((one, index): ResultOf => [one, resultOf(one, rendered[index])]);
}

function resultOf({ key, placeholder }: ToRender, rendered: RenderedEntry | undefined): RenderResult {
  if (!rendered) return { cause: new Error('There is no response.') };
  if ('failure' in rendered) return { cause: new RenderFault(rendered.failure) };
  if ('document' in rendered) return { document: { key, content: rendered.document } };
  const cause = typeof placeholder === 'object' && { placeholder: reasonOf(placeholder.cause) };
  return { page: { key, ...rendered.page, ...cause } };
}

/** The modules to render for a page or a document: itself first, unless the shell's own placeholder is all of it. */
function tasksOf({ name, screens, embeddedDocuments }: RemoteRelease, one: ToRender): RenderTask[] {
  if (one.kind === 'document') return [{ kind: 'document', bundle: embeddedDocuments[one.name] ?? '' }];
  const screen = screens[one.name];
  if (!screen) throw new Error(`${name} exposes no screen “${one.name}”.`);
  const isPlaceholder = one.placeholder !== undefined;
  const bundle = isPlaceholder ? screen.placeholder : screen.server;
  const page: RenderTask[] =
    bundle === undefined ? [] : [{ kind: 'page', bundle, path: one.address, ...(isPlaceholder && { isPlaceholder }) }];
  if (!one.site || screen.data === undefined) return page;
  return [...page, { kind: 'data', bundle: screen.data, site: JSON.stringify(one.site) }];
}

/** The reason of a failure in one line: its stack only helps the team that publishes. */
export function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0] ?? '';
}
