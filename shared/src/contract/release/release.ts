import * as v from 'valibot';
import { integritySchema, nameSchema } from '../routes/identifiers.ts';
import { navigationEntrySchema } from '../routes/navigation.ts';
import { routeSchema } from '../routes/route.ts';
import { budgetExceptionsSchema } from './budgetExceptions.ts';

/** Version of the release format; a release of another format version is refused with the remedy to rebuild. */
export const RELEASE_FORMAT_VERSION = 1;

const fileSchema = v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(0)), integrity: integritySchema });

/** Paths inside a release: no absolute ones, no `..`. */
const filePathSchema = v.pipe(v.string(), v.regex(/^(browser|server)(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/));

/** Part of the address of an embedded document: a name with dots or slashes would be that of another file. */
const documentNameSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, dashes and underscores'));

const common = {
  formatVersion: v.literal(RELEASE_FORMAT_VERSION, `a release of format version ${RELEASE_FORMAT_VERSION}`),
  name: nameSchema,
  owner: v.string(),
  version: v.string(),
  contract: v.pipe(v.number(), v.integer()),
  /** Browser file that starts it, relative to `browser/`. */
  entry: v.string(),
  /** Size in bytes and digest of every file, by path. */
  files: v.record(filePathSchema, fileSchema),
};

const screenSchema = v.object({
  /** Browser files that it needs at once, for preloading; relative to `browser/`, as its pictures are. */
  browser: v.array(v.string()),
  /** Its server bundle; omitted if it only renders in a browser. */
  server: v.optional(v.string()),
  /** The server bundle of the placeholder beside it, which its page shows until the screen is there. */
  placeholder: v.optional(v.string()),
  /** The server bundle of its structured data for search engines. */
  data: v.optional(v.string()),
  /** Its icon: an SVG whose root element has the id `icon`. */
  icon: v.optional(v.string()),
  /** The preview picture of its page when the address is shared: PNG, 1200 by 630. */
  sharePicture: v.optional(v.string()),
});

const remoteReleaseSchema = v.object({
  ...common,
  kind: v.literal('remote'),
  routes: v.array(routeSchema),
  navigation: v.array(navigationEntrySchema),
  screens: v.record(v.string(), screenSchema),
  /** Server bundles of the documents that its pages embed, by name. */
  embeddedDocuments: v.record(documentNameSchema, v.string()),
  /** Shared packages it needs from the shell: accepted range and the version it was built against. */
  shared: v.record(v.string(), v.object({ range: v.string(), built: v.string() })),
  /** The budgets that its pages exceed, and why. */
  budgets: v.optional(budgetExceptionsSchema),
});

const shellReleaseSchema = v.object({
  ...common,
  kind: v.literal('shell'),
  server: v.string(),
  /** Browser files that its entry waits for, relative to `browser/`: separate scripts, so that no task is long. */
  entryDependencies: v.array(v.string()),
  /** Versions of the shared packages that it provides. */
  provides: v.record(v.string(), v.string()),
  /** Contract versions that it can load. */
  supportedContracts: v.array(v.number()),
});

/** `release.json`: the manifest of one immutable release. */
export const releaseSchema = v.variant('kind', [remoteReleaseSchema, shellReleaseSchema]);

/** `release.json` of the shell or of a remote. */
export type Release = v.InferOutput<typeof releaseSchema>;
/** `release.json` of a remote. */
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;
/** `release.json` of the shell. */
export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>;
