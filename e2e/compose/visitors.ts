import { setTimeout as wait } from 'node:timers/promises';

const VISITORS = 8;
const REQUEST_LIMIT_MS = 10_000;

/** The requests of visitors, and those that failed. */
export interface Visits {
  readonly requests: number;
  readonly failed: readonly string[];
}

/** The files of its own that a page names. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/(?:remotes|registries|icons)\/[^"]+)"/g)].map(([, path = '']) => path);

/**
 * Loads a page and its files as a browser does.
 * @returns the number of requests.
 * @throws if one fails.
 */
async function visit(site: string, path: string): Promise<number> {
  const load = async (address: string): Promise<string> => {
    const response = await fetch(site + address, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${address} answered ${String(response.status)}`);
    return text;
  };
  const files = filesOf(await load(path));
  if (files.length === 0) throw new Error(`${path} names no file`);
  await Promise.all(files.map(load));
  return 1 + files.length;
}

/** Loads pages with eight concurrent visitors, one visit after another, while something is done to the site. */
export async function visitWhile(site: string, paths: readonly string[], work: () => Promise<void>): Promise<Visits> {
  const failed: string[] = [];
  let requests = 0;
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, door) => {
    for (let turn = door; !isOver; turn += 1) {
      try {
        requests += await visit(site, paths[turn % paths.length] ?? '/');
      } catch (error) {
        requests += 1;
        failed.push(error instanceof Error ? error.message : String(error));
      }
      await wait(20);
    }
  });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(visitors);
  return { requests, failed };
}
