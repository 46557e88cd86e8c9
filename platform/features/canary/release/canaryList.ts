import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';

/** The file of a site that names its canaries; a site without any has no such file. */
export const CANARIES_FILE = 'canaries.json';

/** The folder of a site with what the visitors of a canary get at the remote's addresses. */
export const canaryFolder = (remote: string): string => `canaries/${remote}/`;

const digestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));
const canarySchema = v.object({
  remote: nameSchema,
  /** Its release, and what the other visitors get. */
  release: digestSchema,
  live: digestSchema,
  /** Per cent of the visitors. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** When it began. */
  since: v.string(),
  /** The addresses of its pages and of the live ones, in lower case. */
  addresses: v.array(v.string()),
});

/** Schema of `canaries.json`. */
export const canariesSchema = v.array(canarySchema);

/** A release that a share of the visitors gets. */
export type Canary = v.InferOutput<typeof canarySchema>;
