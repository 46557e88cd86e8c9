import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';
import { takeTurns } from '@artha/process/takeTurns';
import { registrySchema } from '@artha/shared/contract';
import { logHeadSchema } from './logHead.ts';
import { usedTokenSchema } from './authenticateOrder.ts';
import { policySchema, type Policy } from './policy.ts';
import { writeRoot } from './root.ts';
import { createKey, readSigner, type Signer } from './signer.ts';
import type { NextShell } from '../format/nextShell.ts';
import { describeIssues, parseContent } from '../format/parseContent.ts';
import { readIfThere } from '../format/readIfThere.ts';
import { readOrCreateFile } from '../format/readOrCreateFile.ts';

/** Writes a file of the service's folder, which only the service may read. */
const writeWhole = (file: string, content: string) => replaceFile(file, content, 0o600);

/** A file of a site that proves a team's release order. */
const base64Schema = v.pipe(v.string(), v.base64());

/** The service's own memory of the last site that it signed or saw, independent of the store. */
const lastSignedSchema = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  registry: registrySchema,
  /** The last release order for each remote, in Base64. */
  orders: v.record(v.string(), base64Schema),
  usedTokens: v.array(usedTokenSchema),
  log: v.optional(logHeadSchema),
});

/** The release service's memory of the site that it signed last. */
export type LastSigned = v.InferOutput<typeof lastSignedSchema>;

/** The authority of the release service: its keys, the policy, and what it signed last. */
export interface Authority {
  /** Signs the site. */
  readonly signer: Signer;
  /** Root documents in order; the current one is last. */
  readonly roots: readonly Uint8Array[];
  /** Read for each change, so that a new policy applies at once. */
  readonly readPolicy: () => Promise<Policy>;
  readonly readLastSigned: () => Promise<LastSigned | undefined>;
  readonly saveLastSigned: (memory: LastSigned) => Promise<void>;
}

/**
 * A policy that allows one key to publish everything, and to count visits: for a site on one's own machine. Its remotes
 * are built from a checkout again and again, so their versions stay.
 */
export function policyOfOneKey(keyId: string): Policy {
  const owner = { routes: ['/'], publishers: [{ key: keyId }], allows: 'all' as const, frame: 'all' as const };
  return {
    remotes: { '*': owner, shell: owner },
    revoked: [],
    edges: [keyId],
    frame: { order: 'stated' },
    mayReuseVersions: true,
  };
}

/** An authority that exists as long as the process. */
export function createAuthority(policy: Policy, now = new Date()): Authority {
  const root = readSigner(createKey());
  const signer = readSigner(createKey());
  let memory: LastSigned | undefined;
  return {
    signer,
    roots: [writeRoot(1, [root.id], signer.id, [root], now)],
    readPolicy: () => Promise.resolve(policy),
    readLastSigned: () => Promise.resolve(memory),
    saveLastSigned: (newer) => {
      memory = newer;
      return Promise.resolve();
    },
  };
}

/** Reads a private key, or creates it if it does not exist; only this user may read it. */
export async function readOrCreateKey(file: string): Promise<Signer> {
  return readSigner((await readOrCreateFile(file, createKey, 0o600)).toString());
}

async function readRoots(folder: string): Promise<Buffer[]> {
  const roots: Buffer[] = [];
  for (;;) {
    const next = await readIfThere(join(folder, `${String(roots.length + 1)}.root.json`));
    if (!next) return roots;
    roots.push(next);
  }
}

/**
 * Writes the next root document, signed with the root key.
 * @throws if the folder does not hold that key.
 */
async function addRoot(folder: string, siteKeyId: string): Promise<void> {
  const root = readSigner(await readFile(join(folder, 'root.pem'), 'utf8'));
  const version = (await readRoots(folder)).length + 1;
  const content = writeRoot(version, [root.id], siteKeyId, [root], new Date());
  // If another process created the document first, use that one.
  await readOrCreateFile(join(folder, `${String(version)}.root.json`), () => content);
}

/**
 * Replaces the site key in a service's folder, and writes the root document that leads readers to it. Needed if someone
 * else may have the old key, and once a year before the root document expires. Restart the service afterwards.
 * @throws if the root key is not in the folder.
 */
export async function replaceSiteKey(folder: string): Promise<void> {
  const pem = createKey();
  await addRoot(folder, readSigner(pem).id);
  await writeWhole(join(folder, 'site.pem'), pem);
}

/**
 * Announces the site's next shell to teams, in the policy of a service's folder. Applies at once; the rest of the policy
 * stays as it is written.
 */
export async function announceShell(folder: string, nextShell: NextShell): Promise<void> {
  const file = join(folder, 'policy.json');
  const policy = v.parse(v.looseObject({}), JSON.parse(await readFile(file, 'utf8')));
  const announced = { ...policy, nextShell };
  v.parse(policySchema, announced);
  await writeWhole(file, `${JSON.stringify(announced, null, 2)}\n`);
}

function parseLastSigned(content: Buffer, file: string): LastSigned {
  const result = v.safeParse(lastSignedSchema, JSON.parse(content.toString()));
  if (result.success) return result.output;
  const [first] = result.issues;
  throw new Error(
    `Another version of the release service wrote ${file}, which this one cannot read (${describeIssues([first], 'here')}). ` +
      `Start that version, or let this one start from nothing: move ${dirname(file)} and the store away.`,
  );
}

/**
 * Opens the folder of a release service, and creates its files if it is empty:
 * ```
 * root.pem          the root key: needed to replace the root document, so keep it elsewhere until then
 * site.pem          the key that signs the site
 * 1.root.json       the first root document that readers trust; 2.root.json … follow it
 * policy.json       who may publish which remote
 * last-site.json    what was signed last
 * ```
 * @param firstPolicy is written if the folder has none.
 */
export async function openAuthority(folder: string, firstPolicy: () => Promise<Policy>): Promise<Authority> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const signer = await readOrCreateKey(join(folder, 'site.pem'));
  let roots = await readRoots(folder);
  if (roots.length === 0) {
    await readOrCreateKey(join(folder, 'root.pem'));
    await addRoot(folder, signer.id);
    roots = await readRoots(folder);
  }
  const policyFile = join(folder, 'policy.json');
  await readOrCreateFile(policyFile, async () => `${JSON.stringify(await firstPolicy(), null, 2)}\n`, 0o600);
  const memoryFile = join(folder, 'last-site.json');
  /** The file as it was read or written last: it lists all remotes, so a service parses it once. */
  let known: { readonly content: Buffer; readonly memory: LastSigned } | undefined;
  const readLastSigned = async (): Promise<LastSigned | undefined> => {
    const content = await readIfThere(memoryFile);
    if (!content) return undefined;
    if (!known?.content.equals(content)) known = { content, memory: parseLastSigned(content, memoryFile) };
    return known.memory;
  };
  const inTurn = takeTurns();
  return {
    signer,
    roots,
    readPolicy: async () => parseContent(policySchema, JSON.parse(await readFile(policyFile, 'utf8')), policyFile),
    readLastSigned,
    saveLastSigned: (memory) =>
      inTurn(async () => {
        // Readers of a site save it, too, and may be later than the signer of the next one.
        if (((await readLastSigned())?.version ?? 0) > memory.version) return;
        const text = JSON.stringify(memory);
        await writeWhole(memoryFile, text);
        known = { content: Buffer.from(text), memory };
      }),
  };
}
