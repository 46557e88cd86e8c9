import * as v from 'valibot';
import { carriedConfigSchema } from '../config/carriedConfig.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { integritySchema } from './identifiers.ts';
import type { Registry } from './registry.ts';

/** Id of the inert JSON element that a page carries. */
export const PAGE_ELEMENT_ID = 'artha-page';

/**
 * What every page carries: where the registry is that it was composed with, and the configuration of the site. The
 * registry is a file that never changes, at an address of its own, so a session keeps one consistent set of versions.
 */
export const pageElementSchema = v.object({
  registry: v.object({ url: v.string(), integrity: integritySchema }),
  config: carriedConfigSchema,
});

/** What every page carries as inert JSON. */
export type PageElement = v.InferOutput<typeof pageElementSchema>;

/** A page's versions and configuration: what the shell renders from. */
export interface PageDocument {
  readonly registry: Registry;
  readonly config: SiteConfig;
}
