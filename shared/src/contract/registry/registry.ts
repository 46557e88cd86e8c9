import * as v from 'valibot';
import { budgetExceptionsSchema } from '../release/budgetExceptions.ts';
import { integritySchema, nameSchema } from '../routes/identifiers.ts';
import { PAGE_LANGUAGES } from '../routes/languages.ts';
import { navigationEntrySchema } from '../routes/navigation.ts';
import { REGISTRY_SCHEMA } from './registryFormat.ts';
import { routeEntries } from '../routes/route.ts';

/** A route as the registry lists it; a page's registry omits the description, which is in the document's head. */
const listedRouteSchema = v.object({
  ...routeEntries,
  description: v.optional(routeEntries.description),
  /** In the registry of a page: the other languages in which its remote has this page. */
  translations: v.optional(v.array(v.picklist(PAGE_LANGUAGES))),
});

/** A route as the registry lists it. */
export type ListedRoute = v.InferOutput<typeof listedRouteSchema>;

const extrasSchema = v.object({
  kind: v.picklist(['shell', 'remote']),
  owner: v.string(),
  /** Digest of the release's content; its files lie under `/remotes/<name>/<digest>/`. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
  contract: v.number(),
  /** When it first became the current version, ISO 8601. */
  published: v.string(),
  /** When it was rolled back. No later rollback returns to it. */
  rolledBack: v.optional(v.string()),
  /** For a canary, which a share of the visitors gets (`deployment.traffic`): since when, and since when this share. */
  canary: v.optional(v.object({ since: v.string(), widened: v.string() })),
  /** False if its team wants no release to be taken back without a person. */
  guard: v.optional(v.boolean()),
  /** The budgets of its pages that it exceeds, and why. */
  budgets: v.optional(budgetExceptionsSchema),
  entry: v.string(),
  /** Digest of every browser file by path: a file without one is never loaded. */
  files: v.record(v.string(), integritySchema),
  /** Shared packages: ranges that a remote needs, versions that the shell provides. */
  shared: v.record(v.string(), v.string()),
  routes: v.array(listedRouteSchema),
  /** Browser files that each screen needs at once. */
  screens: v.record(v.string(), v.array(v.string())),
  navigation: v.array(navigationEntrySchema),
  /** Browser file of the icon of each screen that has one. */
  icons: v.record(v.string(), v.string()),
  /** Browser file of the share picture of each screen that brings its own. */
  sharePictures: v.record(v.string(), v.string()),
});

const versionSchema = v.object({
  url: v.string(),
  metadata: v.strictObject({ version: v.string(), integrity: integritySchema }),
  deployment: v.object({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  extras: extrasSchema,
});

/** Parses a registry; rejects a version without the digest of its entry. */
export const registrySchema = v.object({
  schema: v.literal(REGISTRY_SCHEMA),
  microFrontends: v.record(nameSchema, v.array(versionSchema)),
});

/** The current release of each micro frontend. */
export type Registry = v.InferOutput<typeof registrySchema>;
/** One version of one micro frontend, as the registry lists it. */
export type RegistryVersion = v.InferOutput<typeof versionSchema>;
