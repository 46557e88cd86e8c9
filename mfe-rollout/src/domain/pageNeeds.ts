import { needTexts } from '@artha/shared/remote';
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

const words: Readonly<Record<string, { readonly what: string; readonly cost: string }>> = needTexts;

function needsOf({ path, needs = {}, render }: PageRoute): PageNeed[] {
  const stated = Object.entries(needs).flatMap(([name, need]): PageNeed[] => {
    const { what: kind, cost } = words[name] ?? { what: name, cost: 'This page does not know this need.' };
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
