import type { Screen } from './Screen.ts';

let kept: { readonly screen: Screen; readonly content: DocumentFragment } | undefined;

/** Keeps a copy of a screen's composed HTML, before hydration changes it, in case the screen throws. */
export function keepComposedContent(screen: Screen, region: Element): void {
  const content = document.createDocumentFragment();
  content.append(...region.cloneNode(true).childNodes);
  kept = { screen, content };
}

/** The composed HTML of a screen; undefined if this document was composed with another one. */
export function composedContent(screen: Screen): DocumentFragment | undefined {
  return kept?.screen === screen ? kept.content : undefined;
}
