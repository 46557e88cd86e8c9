import * as v from 'valibot';
import type { SiteConfig, WaitlistWidget } from './siteConfig.ts';

const text = v.string();
const number = v.number();

/** A schema for every field, optional ones too: a field without one would be lost in the browser. */
type SchemaOfEach<T> = { readonly [Field in keyof Required<T>]: v.GenericSchema<unknown, T[Field]> };

const waitlistWidget = {
  id: text,
  type: text,
  stylesheet: text,
  script: text,
  api: text,
  height: v.optional(number),
} satisfies SchemaOfEach<WaitlistWidget>;

/**
 * The configuration as a page carries it. Checks only the shape: the composer has validated the values, and all checks
 * would add half a kilobyte to every page.
 */
export const carriedConfigSchema: v.GenericSchema<unknown, SiteConfig> = v.object({
  product: text,
  origin: text,
  city: text,
  email: text,
  rupeesPerDollar: v.optional(number),
  waitlistUrl: text,
  waitlistWidget: v.optional(v.object(waitlistWidget)),
  parentProject: v.object({ name: text, url: text }),
  pages: v.optional(v.object({ news: text, blog: text, documentation: text, about: text })),
  social: v.object({ x: text, discord: text, youtube: text, instagram: text }),
  uploadUrl: text,
  vitalsUrl: v.optional(text),
  auth: v.optional(v.object({ url: text, publishableKey: text, google: v.optional(v.boolean()) })),
  analytics: v.optional(
    v.object({
      key: text,
      host: text,
      assetsHost: text,
      idleSeconds: number,
      flushSeconds: number,
      cookieDays: number,
    }),
  ),
} satisfies SchemaOfEach<SiteConfig>);
