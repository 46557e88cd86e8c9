import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { currentVersion, registrySchema } from '@artha/shared/contract';

export interface ReadOutcome {
  readonly pages: number;
  /** Pages of them that a site left without any answer. */
  readonly unanswered: number;
  /** One line for each page that could not be read, or does not match its registry. */
  readonly faults: readonly string[];
}

/** A killed edge takes some seconds to start again. */
const TRY_AGAIN_AFTER_MS = 100;

/** A site that does not answer at all: its process was killed. Visitors then get another one. */
class Unreachable extends Error {}

async function read(url: string): Promise<string> {
  const unreachable = (error: unknown) => {
    throw new Unreachable(url, { cause: error });
  };
  const answer = await fetch(url).catch(unreachable);
  const text = await answer.text().catch(unreachable);
  if (answer.status !== 200) throw new Error(`${url}: status ${String(answer.status)}`);
  return text;
}

/** Reads the page of a remote, its registry, and the entry in it; returns their common version. */
async function readVersion(site: string, name: string): Promise<number> {
  const page = await read(`${site}/${name}`);
  const [, shown = ''] = new RegExp(`<h1>${name} ([\\d.]+) of`).exec(page) ?? [];
  const [registryPath = ''] = /\/registries\/[0-9a-f]+\.json/.exec(page) ?? [];
  const registry = v.parse(registrySchema, JSON.parse(await read(site + registryPath)));
  const listed = currentVersion(registry, name);
  const entry = await read(site + (listed?.url ?? ''));
  const version = listed?.metadata.version ?? '';
  if (shown !== version || entry !== `entry('${name} ${version}')`) {
    throw new Error(`/${name} shows ${shown}, its registry lists ${version}, whose entry is ${entry}`);
  }
  return Number(version.split('.')[2]);
}

/** Reads pages of remotes from all sites in turn until it is stopped. A site that does not answer at all is left out. */
export async function readPages(
  sites: readonly string[],
  names: readonly string[],
  isDone: () => boolean,
): Promise<ReadOutcome> {
  const faults: string[] = [];
  const newest = new Map<string, number>();
  let pages = 0;
  let unanswered = 0;
  while (!isDone()) {
    const site = sites[pages % sites.length] ?? '';
    const name = names[Math.floor(pages / sites.length) % names.length] ?? '';
    pages += 1;
    try {
      const version = await readVersion(site, name);
      const before = newest.get(name) ?? 0;
      if (version < before) faults.push(`${name} went back from ${String(before)} to ${String(version)}`);
      newest.set(name, version);
    } catch (error) {
      if (error instanceof Unreachable) {
        unanswered += 1;
        await wait(TRY_AGAIN_AFTER_MS);
      } else faults.push(String(error));
    }
  }
  return { pages, unanswered, faults };
}
