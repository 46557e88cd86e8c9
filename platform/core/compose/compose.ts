import type { SiteConfig } from '@artha/shared/config';
import { currentVersion, type Registry } from '@artha/shared/contract';
import type { RenderRemote } from '../render/renderRemote.ts';
import { compressAll, type Compress } from '../store/compress.ts';
import type { SiteContent } from '../store/siteContent.ts';
import type { Store } from '../store/store.ts';
import type { Signer } from '../trust/signer.ts';
import { composePages, refusalOf } from './composePages.ts';
import { encodeFiles, encodeSite, type ReusableSite } from './encodeSite.ts';
import { chooseAll, chooseRemotes, readWaiting, WAITING_FILE } from './chooseRemotes.ts';
import { goneFiles, isNoneOf } from './goneFiles.ts';
import { composeNamedFiles } from './namedFiles.ts';
import type { PageDetails } from './pageDetails.ts';
import { PageRegistries } from './pageRegistries.ts';
import { PROBLEMS_FILE, readProblems, type Problem } from './problem.ts';
import type { OnRendered } from './renderPlan.ts';
import { renderRemotes } from './renderRemotes.ts';
import { remoteNames } from './siteDescription.ts';
import { SiteMemory } from './SiteMemory.ts';
import type { AddedFiles, SiteAction, SiteFeature, SiteInMaking } from './SiteFeature.ts';
import type { SiteFileContent } from './siteFiles.ts';
import { openParts } from './siteParts.ts';

/** The configuration in the format of the site's file: a later publish compares it to find outdated pages. */
export function configText(config: SiteConfig): string {
  return `${JSON.stringify(config, null, 1)}\n`;
}

/** The context of composing: the store, the configuration, and the functions that render and compress. */
export interface ComposeContext {
  readonly store: Store;
  readonly config: SiteConfig;
  /** The composing time; now by default. */
  readonly now?: () => Date;
  /** Renders a remote; in a separate process by default. */
  readonly render?: RenderRemote;
  /** Compresses the files of the site; with the best quality by default. */
  readonly compress?: Compress;
  /**
   * Whether a change of the frame or the shell leaves the pages of other remotes as they are, each consistent in itself,
   * until they are refreshed.
   */
  readonly isPostponing?: boolean;
  /** The memory of the site from before; nothing by default. */
  readonly memory?: SiteMemory;
  /** The features of the site; none by default. */
  readonly features?: readonly SiteFeature[];
  /** The key of the site, for what features add; undefined for a site that visitors do not get. */
  readonly signer?: Signer;
  /** The most bytes that the frame of every page may have; any number by default. */
  readonly frameBytes?: number;
}

/** The input of a site besides its registry and store. */
export interface ComposeOccasion {
  /** The site that visitors get now: unchanged parts stay. */
  readonly last?: ReusableSite | undefined;
  /** The remotes that are being published: the publish is refused if they do not render. */
  readonly publishing?: readonly string[];
  /** The actions on the site for the additions of features. */
  readonly actions?: readonly SiteAction[];
  /** Remotes whose pages get the current frame and shell now. */
  readonly refreshing?: readonly string[];
  /** Whether every page is composed again, so that damaged files are repaired. */
  readonly isWhole?: boolean;
}

/** The files of a site, ready to be signed. */
export interface ComposedSite {
  /**
   * The files that differ from those of the last site, with their compressed copies; undefined for those that are gone.
   * All files if there is no last site.
   */
  readonly files: ReadonlyMap<string, SiteContent>;
  /** The files that its pages name by digest: their registries, and the pictures that the store lacks. */
  readonly contentAddressed: ReadonlyMap<string, Uint8Array>;
  /** Pages of other remotes that did not render; also in `problems.json` of the site. */
  readonly problems: readonly Problem[];
}

/**
 * Composes the site of a registry from the releases in the store: every page as static HTML, shell and remote together,
 * and what features add. Pages that are the same in the last site stay. A page that does not render does not stop
 * the others.
 * @throws Refusal if the shell, or a remote that is being published, does not render.
 */
export async function compose(
  context: ComposeContext,
  registry: Registry,
  { last, publishing = [], actions = [], refreshing = [], isWhole = false }: ComposeOccasion = {},
): Promise<ComposedSite> {
  const { config, now, compress = compressAll, isPostponing = false, memory = new SiteMemory() } = context;
  const always: SiteFileContent[] = [
    ['config.json', configText(config)],
    ['registry.json', `${JSON.stringify(registry)}\n`],
  ];
  const digest = currentVersion(registry, 'shell')?.extras.digest;
  if (!digest) {
    return { files: await encodeSite(always, { last, compress }), contentAddressed: new Map(), problems: [] };
  }

  const parts = await openParts(context, registry, digest, last);
  const isSameConfig = (await last?.read('config.json'))?.toString() === configText(config);
  const reused = isSameConfig && !isWhole && last ? { last, site: memory.describe(last.registry, config) } : undefined;
  const chosen = reused
    ? await chooseRemotes(parts, reused.site, reused.last, { now: [...publishing, ...refreshing], isPostponing })
    : chooseAll(parts);
  const composed = await composePages(parts, publishing, chosen.composed);
  const isNeeded = (name: string) => name === 'shell' || chosen.composed.has(name);
  const stayingProblems = reused
    ? (await readProblems(reused.last)).filter(
        ({ remote }) => currentVersion(registry, remote) && !chosen.composed.has(remote),
      )
    : [];
  const problems = [...composed.problems, ...stayingProblems];
  const isThere = ({ path }: PageDetails) => !problems.some(({ page, keepsLast }) => page === path && !keepsLast);
  const shown = { ...parts, pages: parts.pages.filter(isThere) };
  const added = await composeAdded({
    parts: shown,
    context,
    composed: chosen.composed,
    files: composed.files,
    reused: reused?.last,
    actions,
    mayWait: (name) => isPostponing && !refreshing.includes(name),
    signer: context.signer,
    now: now?.() ?? new Date(),
  });
  const files: SiteFileContent[] = [
    ...always,
    ...composed.files,
    ...parts.pageRegistries.parts(isNeeded),
    [PROBLEMS_FILE, JSON.stringify(problems)],
    [WAITING_FILE, JSON.stringify(chosen.waiting)],
    ...added.flatMap((one) => one.files),
  ];
  const present = [...files.map(([path]) => path), ...composed.kept];
  const gone = reused
    ? await goneFiles(parts, reused, { present, composed: chosen.composed })
    : ((await last?.listFiles()) ?? []).filter(isNoneOf(present));
  return {
    files: new Map<string, SiteContent>([
      ...[...gone, ...added.flatMap((one) => one.gone ?? [])].map((path) => [path, undefined] as const),
      ...(await encodeSite(files, { last, compress })),
    ]),
    contentAddressed: await encodeFiles(
      [...(await composeNamedFiles(shown, isNeeded)), ...added.flatMap((one) => one.named ?? [])],
      compress,
    ),
    problems,
  };
}

/**
 * Finds the remotes whose pages wait for the current frame and shell: first those that the frame links, because visitors
 * go there from every page, then the others in the order of the registry.
 * @param product the product's name for paths.
 * @param last the current site.
 */
export async function findWaiting(
  registry: Registry,
  product: string,
  last: ReusableSite | undefined,
): Promise<string[]> {
  const waiting = new Set(await readWaiting(last));
  const { microFrontends: linked } = new PageRegistries(registry, product).of().registry;
  const names = remoteNames(registry).filter((name) => waiting.has(name));
  return [true, false].flatMap((isLinked) => names.filter((name) => Object.hasOwn(linked, name) === isLinked));
}

/** The remotes that are rendered ahead. */
interface Ahead {
  readonly remotes: readonly string[];
  /** The site that visitors get now. */
  readonly last: ReusableSite | undefined;
  readonly onRendered?: OnRendered | undefined;
}

/**
 * Renders the pages of remotes, so that composing the same registry later finds them in this process.
 * @throws Refusal with the first page that does not render, after all others are rendered.
 */
export async function renderAhead(
  context: ComposeContext,
  registry: Registry,
  { remotes, last, onRendered }: Ahead,
): Promise<void> {
  const shell = currentVersion(registry, 'shell')?.extras.digest;
  if (!shell) return;
  const parts = await openParts(context, registry, shell, last);
  const rendered = await renderRemotes(parts, remotes, (name) => remotes.includes(name), onRendered);
  for (const [remote, { failed }] of rendered) {
    if (failed.length > 0) throw refusalOf(remote, failed);
  }
}

/** The files that features add. */
function composeAdded(site: SiteInMaking): Promise<AddedFiles[]> {
  return Promise.all(site.parts.features.flatMap(({ composeFiles }) => composeFiles?.(site) ?? []));
}
