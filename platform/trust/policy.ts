import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { keyIdSchema } from './signer.ts';

/** A team's key. */
const keyPublisherSchema = v.strictObject({
  key: keyIdSchema,
  /** Whose it is, for the log: `Asha’s laptop`. */
  name: v.optional(v.string()),
});

/** A team's workflow: its CI vouches by an OpenID Connect token for a key that lives as long as the run. */
const workflowPublisherSchema = v.strictObject({
  /** Who signs the tokens: `https://token.actions.githubusercontent.com`. */
  issuer: v.pipe(v.string(), v.url()),
  /** `owner/name`, as the issuer writes it. */
  repository: v.pipe(v.string(), v.regex(/^[^\s@]+\/[^\s@]+$/, 'a repository such as artha/mfe-tax')),
  /** The workflow's file in that repository: `.github/workflows/publish.yml`. */
  workflow: v.pipe(v.string(), v.minLength(1)),
  /** Branch or tag on which it must run; `refs/heads/main` by default. */
  ref: v.optional(v.string(), 'refs/heads/main'),
  /** Number of the account that owns the repository: a name can be taken over by somebody else, a number cannot. */
  ownerId: v.optional(v.string()),
});

const ownerSchema = v.strictObject({
  /** Who owns it, as its releases say. Any owner where left out, which only suits the entry `*`. */
  owner: v.optional(v.string()),
  /** Addresses at or below which it may have pages: `/tools/tax-calculator`, or `/` for any. */
  routes: v.array(v.pipe(v.string(), v.regex(/^\//, 'a path such as /tools/name'))),
  publishers: v.array(v.union([keyPublisherSchema, workflowPublisherSchema])),
});

/** Who may publish what. */
export const policySchema = v.strictObject({
  /** By the name of the remote; `*` is for names that have no entry of their own, `shell` excepted. */
  remotes: v.record(v.union([nameSchema, v.literal('*')]), ownerSchema),
  /** Keys that may do nothing any more, whatever stands above. */
  revoked: v.optional(v.array(keyIdSchema), []),
});

/** Who may publish what. */
export type Policy = v.InferOutput<typeof policySchema>;
/** What a policy says of one remote. */
export type Owner = v.InferOutput<typeof ownerSchema>;
/** A workflow that may publish. */
export type WorkflowPublisher = v.InferOutput<typeof workflowPublisherSchema>;

/** What a policy says of a remote; undefined where it does not know it. */
export function ownerOf({ remotes }: Policy, name: string): Owner | undefined {
  if (Object.hasOwn(remotes, name)) return remotes[name];
  return name === 'shell' ? undefined : remotes['*'];
}

/** The keys that may publish a remote by themselves. */
export function keysOf(policy: Policy, name: string): string[] {
  const publishers = ownerOf(policy, name)?.publishers ?? [];
  const keys = publishers.flatMap((one) => ('key' in one ? [one.key] : []));
  return [...new Set(keys)].filter((key) => !policy.revoked.includes(key));
}

/** The workflows that may publish a remote. */
export function workflowsOf(policy: Policy, name: string): WorkflowPublisher[] {
  return ownerOf(policy, name)?.publishers.flatMap((one) => ('issuer' in one ? [one] : [])) ?? [];
}

/** Whether a policy gives an address to an owner: at a prefix or below it, never beside it. */
export function mayHavePath({ routes }: { readonly routes: readonly string[] }, path: string): boolean {
  return routes.some((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix.replace(/\/$/, '')}/`));
}
