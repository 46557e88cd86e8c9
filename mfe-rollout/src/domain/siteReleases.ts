import * as v from 'valibot';

/** How long the site may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

const count = v.pipe(v.number(), v.minValue(0));
const quartilesSchema = v.object({ count, p25: v.number(), p50: v.number(), p75: v.number() });

const routeSchema = v.object({
  path: v.string(),
  /** The needs of the page that the site's policy forbids: true, or a list such as origins. */
  needs: v.optional(v.record(v.string(), v.union([v.literal(true), v.array(v.string())]))),
  /** `browser` if the page only renders in a browser. */
  render: v.optional(v.string()),
});

const releaseSchema = v.object({
  metadata: v.object({ version: v.string() }),
  deployment: v.object({ traffic: v.number(), default: v.boolean() }),
  extras: v.object({
    kind: v.picklist(['shell', 'remote']),
    owner: v.string(),
    digest: v.string(),
    contract: v.number(),
    published: v.string(),
    rolledBack: v.optional(v.string()),
    /** The budgets of pages that it exceeds, in KB, and why. */
    budgets: v.optional(v.record(v.string(), v.object({ limit: v.number(), reason: v.string() }))),
    routes: v.array(routeSchema),
    shared: v.record(v.string(), v.string()),
  }),
});

/** The releases of each micro frontend, oldest first: the fields of the registry that are shown (docs/registry.md). */
const registrySchema = v.object({ microFrontends: v.record(v.string(), v.array(releaseSchema)) });

const countsSchema = v.object({
  remote: v.string(),
  release: v.string(),
  visits: count,
  errors: count,
  failures: count,
  frozen: count,
  vitals: v.object({
    LCP: v.optional(quartilesSchema),
    INP: v.optional(quartilesSchema),
    CLS: v.optional(quartilesSchema),
  }),
});

const entrySchema = v.object({
  number: v.number(),
  at: v.string(),
  action: v.string(),
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  digest: v.optional(v.string()),
  by: v.string(),
  commit: v.optional(v.string()),
  /** Per cent of the visitors that get the release from then on. */
  share: v.optional(v.number()),
  /** Why the service did it, with the figures. */
  why: v.optional(v.string()),
});

const serviceSchema = v.object({
  announced: v.optional(v.object({ version: v.string(), from: v.string() })),
  remotes: v.array(
    v.object({
      name: v.string(),
      problem: v.optional(v.string()),
      nextShell: v.optional(v.string()),
      previews: v.optional(v.number()),
    }),
  ),
});

/** The record of an edge about the site's releases. */
const knownSchema = v.object({
  format: v.literal(1),
  counts: v.array(countsSchema),
  log: v.nullable(v.array(entrySchema)),
  service: v.nullable(serviceSchema),
});

/** The releases of each micro frontend, oldest first. */
type Registry = v.InferOutput<typeof registrySchema>;
/** One release of a micro frontend, as the registry lists it. */
export type RegistryRelease = v.InferOutput<typeof releaseSchema>;
/** A page of a release, or a family of pages. */
export type PageRoute = v.InferOutput<typeof routeSchema>;
/** The counts of what visitors met in a release. */
export type Counts = v.InferOutput<typeof countsSchema>;
/** Three values below which a quarter, a half and three quarters of all values are. */
export type Quartiles = v.InferOutput<typeof quartilesSchema>;
/** A change of the site. */
export type Change = v.InferOutput<typeof entrySchema>;

/** The releases of the site; a part that the site does not tell is undefined. */
export interface SiteReleases {
  readonly registry: Registry | undefined;
  /** Undefined if the site counts nothing, such as a host of plain files. */
  readonly counts: readonly Counts[] | undefined;
  /** The newest first; undefined if the log cannot be read. */
  readonly log: readonly Change[] | undefined;
  /** Undefined while the release service does not answer. */
  readonly service: v.InferOutput<typeof serviceSchema> | undefined;
}

/** Reads a file of the site; undefined if it does not answer in time, or with something else. */
async function readJson<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const parsed = v.safeParse(schema, await response.json());
    return response.ok && parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what the site tells of its releases. */
export async function readSiteReleases(): Promise<SiteReleases> {
  const [registry, known] = await Promise.all([
    readJson('/registry.json', registrySchema),
    readJson('/releases.json', knownSchema),
  ]);
  return {
    registry,
    counts: known?.counts,
    log: known?.log ?? undefined,
    service: known?.service ?? undefined,
  };
}
