import * as v from 'valibot';
import type { RemoteRelease } from '@artha/shared/contract';
import { orRefusal, Refusal } from '../format/refusal.ts';
import { SOURCE_MAPS_FILE } from '../format/sourceMaps.ts';
import { sourceReader, type SourceReader } from '../format/sourceReader.ts';
import { explainFailure, placeOf, RenderFault } from '../render/RenderFault.ts';
import { provePage, type Frame } from '../render/provePage.ts';
import { MOST_STYLE_ATTRIBUTES, styleAttributesOf } from '../render/styleAttributes.ts';
import type { RenderRemote } from '../render/renderRemote.ts';
import type { RenderAnswer, RenderTask } from '../render/renderRequest.ts';
import type { KeptRendering, RenderedDocument, RenderedPage } from './keptRendering.ts';
import type { ComposerShell } from './loadShell.ts';
import { bundlePaths, type ToRender, type RemotePlan } from './planRemote.ts';
import { recentRenderings, type RenderResult } from './recentRenderings.ts';
import { embeddedDocumentSchema, pageMarkupSchema, structuredDataSchema } from './remoteData.ts';

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
 * Renders what cannot be reused of a remote, and checks the results. What does not render is part of the result.
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
  /** Reads its source maps. */
  readonly openMaps: () => Promise<SourceReader>;
}

/** Of a release without source maps, as in development. */
const withoutMaps: SourceReader = { mapFrame: (position) => ({ position }), versions: {}, findUse: () => undefined };

/** @throws Refusal if the site may not use the release. */
async function readSources(stored: RemotePlan['stored']): Promise<Sources> {
  if (stored instanceof Refusal) throw stored;
  const { release } = stored;
  if (release.kind !== 'remote') throw new Refusal('RE-10', `${release.name} is not a remote.`);
  const bundles: { path: string; code: string }[] = [];
  for (const path of bundlePaths(release)) bundles.push({ path, code: (await stored.read(path)).toString() });
  const openMaps = async () =>
    Object.hasOwn(release.files, SOURCE_MAPS_FILE)
      ? sourceReader((await stored.read(SOURCE_MAPS_FILE)).toString())
      : withoutMaps;
  return { release, bundles, openMaps };
}

async function renderAll(
  { release, bundles, openMaps }: Sources,
  plan: RemotePlan,
  { render, shell, frames, onRendered }: RenderContext,
): Promise<ResultOf[]> {
  const { toRender, page } = plan;
  const tasks = toRender.map((one) => tasksOf(release, one));
  const lastTasks = toRender.flatMap(({ address }, index) =>
    (tasks[index] ?? []).map((_, task, own) => (task === own.length - 1 ? address : undefined)),
  );
  const answers = await render(
    { shell: shell.code, page: JSON.stringify(page), bundles, tasks: tasks.flat() },
    (index) => {
      const address = lastTasks[index];
      if (address !== undefined) onRendered?.(address);
    },
  );
  const ofEach = tasks.map((own) => answers.splice(0, own.length));
  const results = toRender.map((one, index): ResultOf => {
    try {
      return [one, readAnswers(one, tasks[index] ?? [], ofEach[index] ?? [], frames.get(one.address), plan)];
    } catch (cause) {
      return [one, { cause }];
    }
  });
  const needsMaps = results.some(
    ([, result]) => 'cause' in result || ('page' in result && result.page.warnings.length > 0),
  );
  const reader = needsMaps ? await openMaps() : withoutMaps;
  return results.map(([one, result]) => [one, explain(one, result, reader)]);
}

/** Says in the team's own terms why a page does not render, and where it may be shown otherwise. */
function explain({ address, name }: ToRender, result: RenderResult, reader: SourceReader): RenderResult {
  if ('cause' in result) {
    const { cause } = result;
    if (cause instanceof Refusal) return result;
    const error = cause instanceof Error ? cause.message : String(cause);
    return { cause: new RenderFault(explainFailure({ path: address, screen: name, error }, reader), cause) };
  }
  if (!('page' in result)) return result;
  const warnings = result.page.warnings.map(({ what, stack }) => {
    const place = placeOf(stack, reader);
    return { what: place === undefined ? what : `${what} (${place})`, stack: '' };
  });
  return { page: { ...result.page, warnings } };
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

/** @throws if a response is an error, or if the site may not contain its content. */
function readAnswers(
  { kind, key, address, placeholder }: ToRender,
  tasks: readonly RenderTask[],
  answers: readonly RenderAnswer[],
  frame: Frame | undefined,
  plan: RemotePlan,
): RenderResult {
  const answerTo = (one: RenderTask['kind']) => answers[tasks.findIndex((task) => task.kind === one)];
  if (kind === 'document') {
    return { document: { key, content: v.parse(v.nullable(embeddedDocumentSchema), valueOf(answerTo('document'))) } };
  }
  const answer = tasks.some((task) => task.kind === 'page') ? answerTo('page') : 'frame';
  const { omitted, head, ...proved } = pageOf(answer, frame);
  const styles = styleAttributesOf(proved.html).length;
  if (styles > MOST_STYLE_ATTRIBUTES) {
    throw new Error(
      `It has ${styles} different style attributes; ${MOST_STYLE_ATTRIBUTES} are allowed. Use a styled component, an attribute of SVG, or set the style in an effect.`,
    );
  }
  const second = answerTo('data');
  const data = second ? v.parse(structuredDataSchema, valueOf(second)) : [];
  const cause = typeof placeholder === 'object' && { placeholder: reasonOf(placeholder.cause) };
  const faults = head.canonical === undefined ? undefined : findCanonicalFault(head.canonical, address, plan);
  const { canonical, ...others } = head;
  const warnings = [
    ...(typeof answer === 'object' && 'warnings' in answer ? (answer.warnings ?? []) : []),
    ...[...omitted, ...(faults === undefined ? [] : [faults])].map((what) => ({ what, stack: '' })),
  ];
  const ownHead = faults === undefined && canonical !== undefined ? { ...others, canonical } : others;
  return { page: { key, ...proved, head: ownHead, warnings, data, ...cause } };
}

/** Why a page may not name an address as its canonical one; undefined if it is one of its remote's pages. */
function findCanonicalFault(
  canonical: string,
  address: string,
  { page, reused, toRender }: RemotePlan,
): string | undefined {
  const { origin } = page.config;
  const url = URL.parse(canonical, new URL(address, origin));
  const ownPaths = [...reused.map(([one]) => one), ...toRender].map((one) => one.address);
  return url?.origin === new URL(origin).origin && ownPaths.includes(url.pathname)
    ? undefined
    : `the canonical address ${canonical.slice(0, 200)} is left out: it is no page of this remote`;
}

/** @param answer `frame` if the shell's own placeholder is the whole content. */
function pageOf(answer: RenderAnswer | 'frame' | undefined, frame: Frame | undefined) {
  if (!frame) throw new Error('The shell has no such page.');
  if (answer === 'frame') return { html: frame.html, style: frame.style, styles: [], head: {}, omitted: [] };
  const proved = provePage(v.parse(pageMarkupSchema, valueOf(answer)), frame);
  if ('fault' in proved) throw new Error(`Its markup is not allowed in a page: ${proved.fault}.`);
  return proved;
}

/** The reason of a failure in one line: its stack only helps the team that publishes. */
export function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0] ?? '';
}

function valueOf(answer: RenderAnswer | undefined): unknown {
  if (!answer) throw new Error('There is no response.');
  if ('error' in answer) throw new Error(answer.error);
  return JSON.parse(answer.json);
}
