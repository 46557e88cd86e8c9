import * as v from 'valibot';
import { siteConfigSchema } from '../config/siteConfig.ts';
import { registrySchema } from './registry.ts';

/** Id of the inert JSON element that holds a page's document. */
export const PAGE_ELEMENT_ID = 'artha-page';

/** What every page carries: the versions it was composed with, and the configuration of the site. */
export const pageDocumentSchema = v.object({ registry: registrySchema, config: siteConfigSchema });

export type PageDocument = v.InferOutput<typeof pageDocumentSchema>;
