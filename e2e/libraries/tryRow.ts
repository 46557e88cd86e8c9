import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ownSizes } from '@artha/core/pageSizes';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import type { RowSite } from './baseSite.ts';
import { works, type Attempt } from './outcome.ts';
import { readAdvice, readPublished } from './readPublished.ts';
import type { LibraryRow, Variant } from './row.ts';
import { prepareSources, writeSources, type RowRemote } from './rowRemote.ts';
import { visitByLoad, visitBySoftStep } from './visitRow.ts';

/** How long pages of other remotes may take to follow a publish. */
const FOLLOWING_MS = 60_000;

async function readPage(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Waits until the index of tools has a card. */
async function waitForCard(url: string, path: string): Promise<void> {
  const end = performance.now() + FOLLOWING_MS;
  while (performance.now() < end) {
    if ((await readPage(`${url}/tools`)).includes(`href="${path}"`)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The index of tools does not show ${path} after ${String(FOLLOWING_MS / 1000)} s.`);
}

/** The text of a page as a visitor reads it. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|head)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<!--[^]*?-->|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"');

interface BuiltFacts {
  readonly ownKb: number;
  readonly isIsolated: boolean;
}

async function readBuilt({ folder, path }: RowRemote): Promise<BuiltFacts | undefined> {
  const outDir = join(folder, 'dist');
  const built = await readReleaseFolder(outDir).catch(() => undefined);
  if (built?.release.kind !== 'remote') return undefined;
  const [size] = ownSizes(built.release, '', (file) => readFileSync(join(outDir, 'browser', file)));
  return {
    ownKb: Math.round(((size?.own ?? 0) / 1024) * 10) / 10,
    isIsolated: built.release.routes.some((route) => route.path === path && route.isolated === true),
  };
}

async function stepOf({ isIsolated }: BuiltFacts, url: string, row: LibraryRow): Promise<number> {
  if (isIsolated) return 4;
  if (!textOf(await readPage(url)).includes(row.shows)) return 3;
  return readFileSync(row.screen, 'utf8').includes('clientOnly(') ? 2 : 1;
}

/** Publishes a row's remote as it is written now, and visits it. */
async function attempt(
  browser: Browser,
  site: RowSite,
  remote: RowRemote,
  row: LibraryRow,
  variant: Variant,
): Promise<Attempt> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  writeSources(remote, row, variant);
  await prepareSources(remote, row);
  const needs = variant.route['needs'] ?? row.route['needs'];
  await site.permit({ ...remote, ...(needs !== undefined && { allows: needs }) });
  const published = readPublished(await remote.run('publish'));
  const built = published.stoppedBy === 'build' ? undefined : await readBuilt(remote);
  const common = { as: variant.as, ...published, warnings: [...published.warnings], ownKb: built?.ownKb };
  if (!published.isLive || !built) return { ...common, seconds: seconds() };
  const url = site.url + remote.path;
  const step = await stepOf(built, url, row);
  const load = await visitByLoad(browser, site.url, remote.path, row);
  await waitForCard(site.url, remote.path);
  const soft = await visitBySoftStep(browser, site.url, remote.path, row);
  return { ...common, step, load, soft, seconds: seconds() };
}

const asWritten: Variant = { as: 'as written', route: {} };
/** How often advice is followed. */
const MOST_ADVICE = 2;

/** Tries a row as written, then as the checks advise, then in its own other ways, until one works. */
export async function tryRow(browser: Browser, site: RowSite, remote: RowRemote, row: LibraryRow): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const run = async (variant: Variant): Promise<Attempt> => {
    const one = await attempt(browser, site, remote, row, variant);
    attempts.push(one);
    return one;
  };
  let last = await run(asWritten);
  for (let round = 0; round < MOST_ADVICE && !works(last); round += 1) {
    const advice = readAdvice([last.fault ?? '', ...last.warnings].join('\n'));
    if (!advice || attempts.some(({ as }) => as === advice.as)) break;
    last = await run(advice);
  }
  for (const variant of row.variants) {
    if (works(last)) break;
    last = await run(variant);
  }
  return attempts;
}
