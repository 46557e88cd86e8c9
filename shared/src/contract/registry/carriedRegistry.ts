import * as v from 'valibot';
import { integritySchema } from '../routes/identifiers.ts';
import type { NavigationEntry } from '../routes/navigation.ts';
import type { ListedRoute, Registry, RegistryVersion } from './registry.ts';
import { REGISTRY_SCHEMA } from './registryFormat.ts';

const text = v.string();
const texts = v.record(text, text);

/** The digests of a release's browser files, by path: in the registry, or in the release's own list. */
export const filesSchema = v.record(text, integritySchema);

/** Data for the frame; its values were validated at publication. */
function entries<T extends object>() {
  return v.array(v.custom<T>((entry) => typeof entry === 'object' && entry !== null));
}

const carriedVersionSchema: v.GenericSchema<unknown, RegistryVersion> = v.object({
  url: text,
  metadata: v.object({ version: text, integrity: integritySchema }),
  deployment: v.object({ traffic: v.number(), default: v.boolean() }),
  extras: v.object({
    kind: v.picklist(['shell', 'remote']),
    owner: text,
    digest: text,
    contract: v.number(),
    published: text,
    entry: text,
    files: filesSchema,
    shared: texts,
    routes: entries<ListedRoute>(),
    screens: v.record(text, v.array(text)),
    navigation: entries<NavigationEntry>(),
    icons: texts,
    sharePictures: texts,
  }),
});

/**
 * The registry as a page carries it: its shape, and the digest of every file, without which nothing is loaded. The page
 * names the digest of these bytes, so they are the validated ones; full validation would add half a kilobyte to every
 * page.
 */
export const carriedRegistrySchema: v.GenericSchema<unknown, Registry> = v.object({
  schema: v.literal(REGISTRY_SCHEMA),
  microFrontends: v.record(text, v.array(carriedVersionSchema)),
});

/**
 * A part of the registry, at `registryPartPath`: the current release of one micro frontend. A page of another remote
 * reads it when it needs that release.
 */
export const registryPartSchema = v.object({
  /** Address of the registry that the micro frontend's own pages name. */
  registry: text,
  /** The same of its pages in other languages, by language. */
  translated: v.optional(texts),
  /** Digest of the shell that these pages run in: a page with another shell does not use the release. */
  shell: text,
  version: carriedVersionSchema,
});

/** The current release of one micro frontend, for pages of others. */
export type RegistryPart = v.InferOutput<typeof registryPartSchema>;

/** Address of a part of the registry. It changes with each release, so it is revalidated each time. */
export function registryPartPath(name: string): string {
  return `/registry/${name}.json`;
}
