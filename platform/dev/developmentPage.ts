import { PAGE_ELEMENT_ID, pageTitle, type ListedRoute, type PageElement } from '@artha/shared/contract';
import { globalStyle } from '@artha/shared/globalStyle';
import { escapeHtml } from '../compose/escapeHtml.ts';

/**
 * Fast Refresh finds React's renderers through the hook of React's developer tools, which must stand before React runs.
 */
const refreshHook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };`;

/** The document that the development shell renders into; nothing is composed here. */
export function developmentPage(page: PageElement, shellScript: string, route: ListedRoute | undefined): string {
  const title = route ? pageTitle(route, page.config.product) : page.config.product;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${globalStyle}</style>
<script>${refreshHook}</script>
<script defer src="${shellScript}"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${PAGE_ELEMENT_ID}">${JSON.stringify(page).replaceAll('<', String.raw`\u003c`)}</script>
</body>
</html>`;
}
