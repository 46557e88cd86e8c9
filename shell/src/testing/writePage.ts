import { PAGE_ELEMENT_ID, type PageData, type PageElement } from '@artha/shared/contract';
import { sampleIntegrity } from '@artha/shared/testing';

/** Address of the registry of a test's page. */
export const sampleElement = (config: PageData['config']): PageElement => ({
  registry: { url: '/registries/1234.json', integrity: sampleIntegrity },
  config,
});

/** Puts a page's inert element where the composer puts it. */
export function writeElement(text: string): void {
  document.getElementById(PAGE_ELEMENT_ID)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PAGE_ELEMENT_ID;
  element.textContent = text;
  document.body.append(element);
}

/** Answers the page's question for its registry; jsdom has no network. */
export function answerRegistry(answer: () => unknown): jest.Mock {
  const fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(answer()) }));
  Object.assign(globalThis, { fetch });
  return fetch;
}

/**
 * Opens a page with this document, and puts its guard in place, as the shell does first of all. The next page of a test
 * replaces it, which no script of a real page can.
 */
export async function startPage({ registry, config }: PageData): Promise<void> {
  writeElement(JSON.stringify(sampleElement(config)));
  answerRegistry(() => JSON.parse(JSON.stringify(registry)));
  // Imported here: a test that resets modules wants the ones that it then imports itself.
  const { loadPageData } = await import('../document/pageData.ts');
  const { createScriptGuard } = await import('../federation/scriptGuard.ts');
  const loaded = await loadPageData();
  globalThis.__artha = createScriptGuard(loaded.registry, location.pathname).guard;
}
