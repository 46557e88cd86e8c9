export { siteConfigSchema, type SiteConfig, type WaitlistWidget } from './siteConfig.ts';
export { WAITLIST_FRAME, WAITLIST_READY } from './waitlistFrame.ts';
