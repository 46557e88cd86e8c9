import * as v from 'valibot';
import { budgetExceptionsSchema } from '@artha/shared/contract';
import { frameLimitsSchema } from '@artha/core/frameLimits';
import { allowsSchema } from '@artha/core/policy';

/** The header with a release order in Base64, sent along with its release. */
export const ORDER_HEADER = 'artha-order';

/** The address at which a site and its release service name the release service (RFC 8615). */
export const DISCOVERY_PATH = '/.well-known/artha.json';

/** A text, and what it is: for the OpenAPI document. */
const text = (description: string) => v.pipe(v.string(), v.description(description));
const time = (description: string) => v.pipe(v.string(), v.isoTimestamp(), v.description(description));

const digest = text('Key of the release: 20 hexadecimal digits.');
const published = time('When it was published.');

/** The address of the release service. */
export const discoverySchema = v.object({
  releaseService: v.pipe(v.string(), v.url(), v.description('Address of the release service.')),
});

/** Why an order was refused. */
export const refusalSchema = v.object({
  code: text('Stable code of the reason: RE-21.'),
  reason: v.string(),
  remedy: text('What to do.'),
});

/** The releases that the service publishes now. */
export const statusSchema = v.object({
  audience: text('Address for which release orders and tokens must be issued.'),
  remotes: v.array(
    v.object({
      name: v.string(),
      owner: v.string(),
      version: v.string(),
      digest,
      published,
      problem: v.optional(text('The problem with it; omitted if there is none.')),
      nextShell: v.optional(text('What to change for the shell that is announced; omitted if it fits.')),
      exceptions: v.optional(
        v.pipe(
          budgetExceptionsSchema,
          v.description('The budgets that it exceeds, and why; omitted if it exceeds none.'),
        ),
      ),
      previews: v.optional(
        v.pipe(v.number(), v.integer(), v.description('How many previews show a release of it; omitted if none does.')),
      ),
    }),
  ),
  announced: v.optional(
    v.pipe(
      v.object({ version: v.string(), from: v.string() }),
      v.description('The shell that is announced, and the day from which it may be live; omitted if none is.'),
    ),
  ),
});

/** A release that a rollback can restore. */
export const targetSchema = v.object({
  version: v.string(),
  digest,
  sha256: text('SHA-256 of its release.json, for the release order.'),
  length: v.pipe(v.number(), v.integer(), v.description('Size of its release.json in bytes.')),
  paths: v.pipe(v.array(v.string()), v.description('The pages that visitors then get.')),
});

const kilobytes = v.object({ html: v.number(), shell: v.number(), own: v.number(), total: v.number() });

/** The policy's and the registry's facts about a remote. */
export const remoteSchema = v.object({
  name: v.string(),
  audience: v.string(),
  dueNumber: v.pipe(v.number(), v.integer(), v.description('Number of the next release order for it.')),
  policy: v.optional(
    v.pipe(
      v.object({
        owner: v.optional(text('Omitted if any owner is allowed.')),
        routes: v.pipe(v.array(v.string()), v.description('Path prefixes below which it may have pages.')),
        keys: v.pipe(v.array(v.string()), v.description('Public keys that may publish it.')),
        allows: v.optional(
          v.pipe(
            allowsSchema,
            v.description('What its pages may need of what the site’s policy forbids; nothing if omitted.'),
          ),
        ),
        frame: v.optional(
          v.pipe(
            v.union([v.literal('all'), frameLimitsSchema]),
            v.description('What it may add to the frame of all pages, by part.'),
          ),
        ),
        isShared: v.pipe(v.boolean(), v.description('Whether it is the entry for remotes without one of their own.')),
      }),
      v.description('The policy’s entry for it; omitted if the policy has none.'),
    ),
  ),
  budgets: v.object({
    limits: v.pipe(kilobytes, v.description('What a page may have without exceptions, in KB.')),
    caps: v.pipe(kilobytes, v.description('The most that an exception may state, in KB.')),
  }),
  frameBytes: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.description('The most bytes of the frame of every page: header, navigation and footer.'),
    ),
  ),
  mayReuseVersions: v.optional(
    v.pipe(v.boolean(), v.description('True if a release may have the version of another one; omitted if not.')),
  ),
  history: v.array(
    v.object({
      version: text('Semantic version of the release.'),
      digest,
      published,
      isLive: v.pipe(v.boolean(), v.description('Whether visitors get it now.')),
      share: v.optional(v.pipe(v.number(), v.description('Per cent of the visitors that get it as a canary.'))),
      rolledBack: v.optional(time('When a rollback replaced it.')),
    }),
  ),
  rollback: v.optional(v.pipe(targetSchema, v.description('The default rollback target, if any.'))),
});

/** The result of an order. */
export const resultSchema = v.object({
  name: v.string(),
  version: v.optional(v.string()),
  digest: v.optional(digest),
  changed: v.pipe(v.boolean(), v.description('False if visitors had exactly this before.')),
  share: v.optional(v.pipe(v.number(), v.description('Per cent of the visitors that get it; omitted if all do.'))),
});
