import * as v from 'valibot';
import { carriedConfigSchema } from '../../config/carriedConfig.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { integritySchema } from '../routes/identifiers.ts';
import type { Registry } from '../registry/registry.ts';

/** Id of the inert JSON element that a page carries. */
export const PAGE_ELEMENT_ID = 'artha-page';

const fileSchema = v.object({ url: v.string(), integrity: integritySchema });

/** The shell's texts in a language, among the browser files of its release. */
export function textsFile(language: string): string {
  return `texts-${language}.json`;
}

/**
 * The data in every page: the address of the registry that it was composed with, and the site's configuration. The
 * registry is a file that never changes, at an address of its own, so a session keeps one consistent set of versions.
 */
export const pageElementSchema = v.object({
  registry: fileSchema,
  /** The shell's texts, on a page in another language than English. */
  texts: v.optional(fileSchema),
  config: carriedConfigSchema,
});

/** The inert JSON of every page. */
export type PageElement = v.InferOutput<typeof pageElementSchema>;

/** The versions and configuration from which the shell renders. */
export interface PageData {
  readonly registry: Registry;
  readonly config: SiteConfig;
}
