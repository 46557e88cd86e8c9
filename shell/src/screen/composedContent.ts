import type { Screen } from './Screen.ts';

let kept: { readonly screen: Screen; readonly content: DocumentFragment } | undefined;

/** Keeps a copy of the composed HTML, before hydration can touch it, for the case that the screen throws. */
export function keepComposedContent(screen: Screen, region: Element): void {
  const content = document.createDocumentFragment();
  content.append(...region.cloneNode(true).childNodes);
  kept = { screen, content };
}

/** The composed HTML of a screen, where this document came with it. */
export function composedContent(screen: Screen): DocumentFragment | undefined {
  return kept?.screen === screen ? kept.content : undefined;
}
