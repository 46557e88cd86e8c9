import * as v from 'valibot';
import { carriedConfigSchema } from '../../config/carriedConfig.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { integritySchema } from '../routes/identifiers.ts';
import type { Registry } from '../registry/registry.ts';

/** Id of the inert JSON element that a page carries. */
export const PAGE_ELEMENT_ID = 'artha-page';

/**
 * The data in every page: the address of the registry that it was composed with, and the site's configuration. The
 * registry is a file that never changes, at an address of its own, so a session keeps one consistent set of versions.
 */
export const pageElementSchema = v.object({
  registry: v.object({ url: v.string(), integrity: integritySchema }),
  config: carriedConfigSchema,
});

/** The inert JSON of every page. */
export type PageElement = v.InferOutput<typeof pageElementSchema>;

/** The versions and configuration from which the shell renders. */
export interface PageData {
  readonly registry: Registry;
  readonly config: SiteConfig;
}
