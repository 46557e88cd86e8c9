export { siteConfigSchema, type SiteConfig } from './siteConfig.ts';
