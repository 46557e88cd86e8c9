import type { PageRoute } from './siteReleases.ts';

/** A need of a page, and what it gives up. */
export interface PageNeed {
  readonly path: string;
  /** The kind of need: `pictures`. */
  readonly kind: string;
  /** The need with its origins or devices: `pictures of https://images.example.com`. */
  readonly what: string;
  readonly cost: string;
}

/** Each need in words, and what a page with it gives up. `artha status` says the same (platform/kit/status). */
const words: Readonly<Record<string, readonly [kind: string, cost: string]>> = {
  inlineStyles: ['styles as text', 'Injected markup can restyle this page.'],
  html: ['HTML as it is', 'The browser’s Sanitizer does not read it; scripts still need their digest.'],
  wasm: ['WebAssembly', 'The page may compile any bytes; they reach only what its scripts give them.'],
  workers: ['workers', 'The browser does not check their address; the page checks their digest.'],
  frames: ['frames of documents that it made', 'No signed release has what these documents show.'],
  images: ['pictures', 'This origin learns of each visit, and data can leave in a picture’s address.'],
  devices: ['devices', 'Scripts of this page can use it once the person allows it.'],
};

function needsOf({ path, needs = {}, render }: PageRoute): PageNeed[] {
  const stated = Object.entries(needs).flatMap(([name, need]): PageNeed[] => {
    const [kind, cost] = words[name] ?? [name, 'This page does not know this need.'];
    if (need === true) return [{ path, kind, what: kind, cost }];
    return need.map((one) => ({ path, kind, what: `${kind} of ${one}`, cost }));
  });
  if (render !== 'browser') return stated;
  const browser = { path, kind: 'a browser', what: 'a browser' };
  return [...stated, { ...browser, cost: 'Visitors see a placeholder until its scripts run.' }];
}

/** The needs of all pages of a release, in the order of its routes. */
export function listPageNeeds(routes: readonly PageRoute[]): PageNeed[] {
  return routes.flatMap(needsOf);
}

/** `Needs of its pages: workers, WebAssembly`: each kind once. */
export function describeNeeds(needs: readonly PageNeed[]): string {
  return `Needs of its pages: ${[...new Set(needs.map(({ kind }) => kind))].join(', ')}`;
}
