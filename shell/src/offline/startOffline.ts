import { OFFLINE_WORKER_PATH } from '@artha/shared/contract';
import type { ViewStore } from '../routing/view.ts';
import { askWorker } from './askWorker.ts';
import { answers } from './answers.ts';
import { offerNewVersion } from './offerNewVersion.ts';
import { isOfflineOff } from './offlineChoice.ts';

/** A page is kept once nothing has changed on it for this long, in ms: what it loads at first is known then. */
const QUIET_MS = 1500;
/** The longest time for which the worker keeps a page, in ms. */
const KEEPING_MS = 120_000;

/** Addresses of the site's own files that this page has loaded. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/** Whether the person asks for little data, or has a slow connection; no, in browsers that do not say. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const speed: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || (speed !== undefined && speed !== '4g');
}

/** Lets the worker keep the page in view. */
async function keepPage(view: ViewStore): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const current = view.get();
  if (!active || current.kind !== 'screen' || !navigator.onLine || isOfflineOff()) return;
  const { remote } = current.screen.found;
  await askWorker(
    active,
    { kind: 'visited', remote, path: location.pathname, files: loadedFiles(), savesData: savesData() },
    answers.visited,
    KEEPING_MS,
  );
}

/**
 * Registers the site's service worker, and lets it keep the pages that are opened. Without one, the site works with a network
 * alone.
 */
export async function startOffline(view: ViewStore): Promise<void> {
  if (!('serviceWorker' in navigator) || isOfflineOff()) return;
  offerNewVersion(await navigator.serviceWorker.register(OFFLINE_WORKER_PATH, { updateViaCache: 'none' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepPage(view), QUIET_MS);
  };
  view.subscribe(keepSoon);
  keepSoon();
}
