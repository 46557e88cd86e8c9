import * as v from 'valibot';
import type { SiteConfig } from './siteConfig.ts';

const text = v.string();
const wholeNumber = v.number();

/**
 * The configuration as a page carries it. Checks only the shape: the composer has validated the values, and all checks
 * would add half a kilobyte to every page.
 */
export const carriedConfigSchema: v.GenericSchema<unknown, SiteConfig> = v.object({
  product: text,
  origin: text,
  city: text,
  email: text,
  waitlistUrl: text,
  waitlistWidget: v.optional(v.object({ id: text, type: text, stylesheet: text, script: text, api: text })),
  parentProject: v.object({ name: text, url: text }),
  pages: v.optional(v.object({ news: text, blog: text, documentation: text, about: text })),
  social: v.object({ x: text, discord: text, youtube: text, instagram: text }),
  uploadUrl: text,
  vitalsUrl: v.optional(text),
  auth: v.optional(v.object({ url: text, publishableKey: text })),
  analytics: v.optional(
    v.object({
      key: text,
      host: text,
      assetsHost: text,
      idleSeconds: wholeNumber,
      flushSeconds: wholeNumber,
      cookieDays: wholeNumber,
    }),
  ),
});
