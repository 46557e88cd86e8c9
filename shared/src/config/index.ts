export { siteConfigSchema, type SiteConfig, type WaitlistWidget } from './siteConfig.ts';
