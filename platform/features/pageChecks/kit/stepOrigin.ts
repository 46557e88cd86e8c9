import * as v from 'valibot';
import {
  currentVersions,
  expandPath,
  isFamily,
  isHome,
  pageElementSchema,
  type Language,
  type Registry,
} from '@artha/shared/contract';
import type { RegistryFile } from '@artha/core/registryFile';
import { readPageElement } from '@artha/remote-kit/readPageElement';
import { passedOn, type ComposedPage } from '@artha/remote-kit/servePages';

/** A page of another remote, from which a visitor comes without a document load. */
export interface StepOrigin {
  readonly remote: string;
  readonly path: string;
}

/**
 * The page from which visitors most likely come: the home page, or else the first of another remote. Undefined if no
 * other remote has a page in the language that shares its document.
 * @param own name of the remote that is checked.
 */
export function findOrigin(
  registry: Registry,
  product: string,
  own: string,
  language: Language,
): StepOrigin | undefined {
  const origins = currentVersions(registry).flatMap(([remote, { extras }]) =>
    remote === own
      ? []
      : extras.routes.flatMap((route) => {
          const isShared = !route.isolated && !route.needs && !isFamily(route.path);
          return isShared && (route.lang ?? 'en') === language
            ? { remote, path: expandPath(route.path, product), lang: route.lang }
            : [];
        }),
  );
  return origins.find(isHome) ?? origins[0];
}

/**
 * Reads a page of the site as visitors get it, except that it names another registry.
 * @returns undefined if the site does not have it, or its page is not one of such a site.
 */
export async function readOrigin(
  site: string,
  path: string,
  registry: RegistryFile,
): Promise<ComposedPage | undefined> {
  try {
    const response = await fetch(new URL(path, site), { headers: { Accept: 'text/html' }, redirect: 'error' });
    if (!response.ok) return undefined;
    const html = await response.text();
    const named = v.parse(pageElementSchema, readPageElement(html)).registry;
    return {
      html: html.replaceAll(named.url, registry.url).replaceAll(named.integrity, registry.integrity),
      headers: passedOn(response.headers),
    };
  } catch {
    return undefined;
  }
}
