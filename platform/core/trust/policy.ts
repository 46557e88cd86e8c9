import * as v from 'valibot';
import { languageOf, nameSchema, needsSchema, originalPath, type Needs } from '@artha/shared/contract';
import { frameLimitsSchema } from '../format/frameLimits.ts';
import { nextShellSchema } from '../format/nextShell.ts';
import { rolloutRuleSchema } from '../format/rolloutRule.ts';
import { keyIdSchema } from './signer.ts';

/** A team's key. */
const keyPublisherSchema = v.strictObject({
  key: keyIdSchema,
  /** Name of the owner for the log: `Asha’s laptop`. */
  name: v.optional(v.string()),
});

/** A team's workflow. Its CI vouches with an OpenID Connect token for a key that exists only during the run. */
const workflowPublisherSchema = v.strictObject({
  /** Issuer of the tokens: `https://token.actions.githubusercontent.com`. */
  issuer: v.pipe(v.string(), v.url()),
  /** `owner/name`, as the issuer writes it. */
  repository: v.pipe(v.string(), v.regex(/^[^\s@]+\/[^\s@]+$/, 'a repository such as artha/mfe-tax')),
  /** The workflow's file in that repository: `.github/workflows/publish.yml`. */
  workflow: v.pipe(v.string(), v.minLength(1)),
  /** Branch or tag on which it must run; `refs/heads/main` by default. */
  ref: v.optional(v.string(), 'refs/heads/main'),
  /** Number of the account that owns the repository: someone else can take over a name, but not a number. */
  ownerId: v.optional(v.string()),
});

/** How a team is told what happens to its releases. Both may hold secrets, so no response has them. */
const tellSchema = v.strictObject({
  /** Address of a web hook. */
  hook: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'an address such as https://team.example/hook')),
  ),
  /** An e-mail address. */
  mail: v.optional(v.pipe(v.string(), v.email())),
});

/** The needs of a remote's pages that the operator allows beyond the site's policy: `all`, or each need. */
export const allowsSchema = v.union([v.literal('all'), needsSchema]);

const kilobytes = v.optional(v.pipe(v.number(), v.minValue(1)));

/** Sizes of a page in KB, by what is measured: docs/remotes.md. */
const kilobytesSchema = v.strictObject({ html: kilobytes, own: kilobytes, total: kilobytes });

/** The frame of all pages: header, navigation and footer. */
const frameSchema = v.strictObject({
  /** The most that a remote may add to it. */
  limits: v.optional(frameLimitsSchema),
  /**
   * Names of remotes, and addresses of single entries and tools (`/pricing`), as visitors see them; unlisted ones come after
   * them, remote by remote. `stated` if the orders count that releases state: for a site with one team.
   */
  order: v.optional(v.union([v.literal('stated'), v.array(v.string())])),
  /** The most bytes of its HTML. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const ownerSchema = v.strictObject({
  /** The owner named in the remote's releases. If omitted, any owner: only sensible for the entry `*`. */
  owner: v.optional(v.string()),
  /** Path prefixes below which it may have pages: `/tools/tax-calculator`, or `/` for any. */
  routes: v.array(v.pipe(v.string(), v.regex(/^\//, 'a path such as /tools/name'))),
  publishers: v.array(v.union([keyPublisherSchema, workflowPublisherSchema])),
  /** Nothing by default. */
  allows: v.optional(allowsSchema),
  /** The limits of what it may add to the frame of all pages, in place of the site's limits; `all` if it is not counted. */
  frame: v.optional(v.union([v.literal('all'), frameLimitsSchema])),
  /** False if no release that all visitors get is taken back without a person. */
  guard: v.optional(v.boolean()),
  /** The most that its exceptions from budgets may state, in place of the site's. */
  budgets: v.optional(kilobytesSchema),
  /** How its team is told; without it, only when it asks. */
  tell: v.optional(tellSchema),
});

/** The policy: who may publish which remote. */
export const policySchema = v.strictObject({
  /** By name of the remote; `*` covers names without an entry, except `shell`. */
  remotes: v.record(v.union([nameSchema, v.literal('*')]), ownerSchema),
  /** Revoked keys, even if an entry above names them. */
  revoked: v.optional(v.array(keyIdSchema), []),
  /** The site's next shell, for teams to prepare. */
  nextShell: v.optional(nextShellSchema),
  /** The keys of edges, whose counts of visits decide about releases. */
  edges: v.optional(v.array(keyIdSchema)),
  /** The rule by which the service widens canaries and takes releases back. */
  rollout: v.optional(rolloutRuleSchema),
  /** The budgets of pages: what holds without exceptions, and the most that an exception may state. */
  budgets: v.optional(v.strictObject({ limits: v.optional(kilobytesSchema), caps: v.optional(kilobytesSchema) })),
  /** The limits of what remotes may add to the frame of all pages, and the order in which it is shown. */
  frame: v.optional(frameSchema),
  /** True if a release may have the version of an earlier one with other content: for a site that builds its remotes from a checkout. */
  mayReuseVersions: v.optional(v.boolean()),
});

/** The policy: who may publish which remote. */
export type Policy = v.InferOutput<typeof policySchema>;
/** The policy's entry for one remote. */
export type Owner = v.InferOutput<typeof ownerSchema>;
/** A workflow that may publish. */
export type WorkflowPublisher = v.InferOutput<typeof workflowPublisherSchema>;

/** The policy's entry for a remote; undefined if it has none. */
export function ownerOf({ remotes }: Policy, name: string): Owner | undefined {
  if (Object.hasOwn(remotes, name)) return remotes[name];
  return name === 'shell' ? undefined : remotes['*'];
}

/** The keys that may publish a remote without a token. */
export function keysOf(policy: Policy, name: string): string[] {
  const publishers = ownerOf(policy, name)?.publishers ?? [];
  const keys = publishers.flatMap((one) => ('key' in one ? [one.key] : []));
  return [...new Set(keys)].filter((key) => !policy.revoked.includes(key));
}

/** The workflows that may publish a remote. */
export function workflowsOf(policy: Policy, name: string): WorkflowPublisher[] {
  return ownerOf(policy, name)?.publishers.flatMap((one) => ('issuer' in one ? [one] : [])) ?? [];
}

/**
 * Whether the policy gives an address to an owner: an exact prefix or an address below it. The owner of an address has it
 * in every language: `/tools/tax` includes `/hi/tools/tax`.
 */
export function mayHavePath({ routes }: { readonly routes: readonly string[] }, path: string): boolean {
  const language = languageOf(path);
  const own = language === 'en' ? path : originalPath(path, language);
  return routes.some((prefix) => prefix === '/' || own === prefix || own.startsWith(`${prefix.replace(/\/$/, '')}/`));
}

/** Finds the needs of a page that the policy does not allow its remote. */
export function forbiddenNeeds({ allows = {} }: Pick<Owner, 'allows'>, needs: Needs): Needs {
  if (allows === 'all') return {};
  const { images = [], devices = [], ...others } = needs;
  const [strangeImages, strangeDevices] = [
    images.filter((origin) => !allows.images?.includes(origin)),
    devices.filter((device) => !allows.devices?.includes(device)),
  ];
  return {
    ...(others.inlineStyles && !allows.inlineStyles && { inlineStyles: true }),
    ...(others.html && !allows.html && { html: true }),
    ...(others.wasm && !allows.wasm && { wasm: true }),
    ...(others.workers && !allows.workers && { workers: true }),
    ...(others.frames && !allows.frames && { frames: true }),
    ...(strangeImages.length > 0 && { images: strangeImages }),
    ...(strangeDevices.length > 0 && { devices: strangeDevices }),
  };
}
