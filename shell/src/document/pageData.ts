import * as v from 'valibot';
import {
  Failure,
  PAGE_ELEMENT_ID,
  pageElementSchema,
  carriedRegistrySchema,
  type PageData,
  type PageElement,
  type Registry,
} from '@artha/shared/contract';

/** What this page was composed with. */
export interface LoadedPageData extends PageData {
  /** Address of the registry. */
  readonly registryUrl: string;
}

let loaded: LoadedPageData | undefined;

function readElement(): PageElement {
  const element = document.getElementById(PAGE_ELEMENT_ID);
  return v.parse(pageElementSchema, JSON.parse(element?.textContent ?? ''));
}

/** The page preloads it from the same address; a second attempt goes past the cache. */
async function fetchRegistry({ url, integrity }: PageElement['registry'], cache: RequestCache): Promise<Registry> {
  const response = await fetch(url, { integrity, cache });
  return v.parse(carriedRegistrySchema, await response.json());
}

/**
 * Reads the registry and configuration with which this page was composed.
 * @throws Failure AR-201 when it cannot be read: the shell does not start, and the page stays as it was composed.
 */
export async function loadPageData(): Promise<LoadedPageData> {
  try {
    const { registry, config } = readElement();
    const read = await fetchRegistry(registry, 'default').catch(() => fetchRegistry(registry, 'reload'));
    loaded = { registry: read, config, registryUrl: registry.url };
    return loaded;
  } catch (cause) {
    throw new Failure('AR-201', 'the page’s registry cannot be read', cause);
  }
}

/**
 * The registry and configuration with which this page was composed; `main.ts` loads it before any reader.
 * @throws Error before it is loaded.
 */
export function pageData(): LoadedPageData {
  if (!loaded) throw new Error('There is no page data.');
  return loaded;
}
