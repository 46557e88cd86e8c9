import * as v from 'valibot';
import {
  Failure,
  PAGE_ELEMENT_ID,
  pageElementSchema,
  carriedRegistrySchema,
  type PageData,
  type PageElement,
} from '@artha/shared/contract';
import type { ShellTexts } from '../texts/shellTexts.ts';

/** The data that this page was composed with. */
export interface LoadedPageData extends PageData {
  /** The shell's texts; undefined on a page in English. */
  readonly texts: ShellTexts | undefined;
  /** Address of the registry. */
  readonly registryUrl: string;
}

let loaded: LoadedPageData | undefined;

function readElement(): PageElement {
  const element = document.getElementById(PAGE_ELEMENT_ID);
  return v.parse(pageElementSchema, JSON.parse(element?.textContent ?? ''));
}

/** Data that the page names by its digest, so that these bytes are those that were checked when they were published. */
const textsSchema = v.custom<ShellTexts>((texts) => typeof texts === 'object' && texts !== null);

/** The page preloads it from the same address; a second attempt goes past the cache. */
async function fetchData<T>(
  { url, integrity }: PageElement['registry'],
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const attempt = async (cache: RequestCache) => {
    const response = await fetch(url, { integrity, cache });
    return v.parse(schema, await response.json());
  };
  return attempt('default').catch(() => attempt('reload'));
}

/**
 * Reads the registry and configuration with which this page was composed.
 * @throws Failure AR-201 when it cannot be read: the shell does not start, and the page stays as it was composed.
 */
export async function loadPageData(): Promise<LoadedPageData> {
  try {
    const { registry, config, texts } = readElement();
    const [read, readTexts] = await Promise.all([
      fetchData(registry, carriedRegistrySchema),
      texts && fetchData(texts, textsSchema),
    ]);
    loaded = { registry: read, config, texts: readTexts, registryUrl: registry.url };
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
