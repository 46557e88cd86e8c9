import { isOptionalFile, languageOf, offlineRecordPath } from '@artha/shared/contract';
import type { KeptFiles } from './KeptFiles.ts';
import { KeptRemote } from './KeptRemote.ts';
import { readRecord } from './readRecord.ts';

/** The files, keys and network that keeping a remote uses. */
export interface KeepingContext {
  readonly files: KeptFiles;
  /** The public keys that sign the site. */
  readonly keys: readonly string[];
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** The page and files that a person has just visited. */
export interface KeptVisit {
  readonly path: string;
  /** Addresses of files that the page has loaded. */
  readonly files: readonly string[];
  /** Whether the person asks for little data: then only what was loaded is kept. */
  readonly savesData: boolean;
}

/** Texts about the files, which no page loads. */
const isForReaders = (address: string): boolean => /licen[cs]es?\.txt$/.test(address);

/** Addresses of files that a composed page names. */
const namedInPage = /"(\/(?:remotes|icons|registries)\/[^"]+)"/g;

/** `/remotes/shell/0123/77.js` → `77.js`: the same part of the program in another release. */
const partOf = (address: string): string => address.split('/').pop() ?? '';

/** Reads a kept remote of an earlier visit. */
export async function openKept(
  { files, keys }: Pick<KeepingContext, 'files' | 'keys'>,
  remote: string,
  generation: 'current' | 'before',
): Promise<KeptRemote | undefined> {
  const text = await files.readRecord(remote, generation);
  const record = text === undefined ? undefined : await readRecord(text, remote, keys);
  return record && KeptRemote.open(record, (_, integrity) => files.read(integrity));
}

/** Brings a file here unless it is kept already. @throws if it does not come, or has another digest. */
export async function bring(
  { files, fetch }: Pick<KeepingContext, 'files' | 'fetch'>,
  address: string,
  integrity: string,
): Promise<ArrayBuffer> {
  const known = await files.read(integrity);
  if (known) return known;
  // Without cookies: a browser with a canary or an override would get other pages than the signed ones.
  const response = await fetch(address, { integrity, credentials: 'omit' });
  if (!response.ok) throw new TypeError(`${address} did not come.`);
  const bytes = await response.arrayBuffer();
  await files.write(integrity, bytes);
  return bytes;
}

/** Chooses the files of a remote that are kept besides its registry and documents. */
function chooseFiles(remote: KeptRemote, loaded: ReadonlySet<string>, savesData: boolean): [string, string][] {
  const parts = new Set([...loaded].map(partOf));
  return [...remote.files].filter(([address]) => {
    if (isForReaders(address)) return false;
    if (address.startsWith('/icons/')) return true;
    const isOwn = remote.folder !== '' && address.startsWith(remote.folder);
    return isOwn && !savesData && !isOptionalFile(address) ? true : parts.has(partOf(address));
  });
}

/** The documents of a remote that are kept. */
async function keptDocuments(files: KeptFiles, { record }: KeptRemote): Promise<string[]> {
  const paths: string[] = [];
  for (const [path, integrity] of Object.entries(record.documents)) if (await files.has(integrity)) paths.push(path);
  return paths;
}

/** The files of a remote that are kept. */
async function keptAddresses(files: KeptFiles, remote: KeptRemote): Promise<string[]> {
  const addresses: string[] = [];
  for (const [address, integrity] of remote.files) if (await files.has(integrity)) addresses.push(address);
  return addresses;
}

/**
 * Keeps the current release of a remote: of its files, those that an earlier visit kept of another release, and what a
 * visit adds.
 * Its record is written last, so an attempt that fails changes nothing that is shown.
 * @param visit undefined if no page of it is open: then only what is kept is renewed.
 * @returns false if the site does not have the remote any more, or says nothing of it that is signed: it is forgotten.
 * @throws if a file does not come, or does not fit on the device.
 */
export async function keepRemote(
  context: KeepingContext,
  name: string,
  visit: KeptVisit | undefined,
): Promise<boolean> {
  const { files, keys, fetch } = context;
  const response = await fetch(offlineRecordPath(name), { cache: 'no-cache', credentials: 'omit' });
  const isGone = response.status === 404;
  if (!response.ok && !isGone) throw new TypeError(`The record of ${name} did not come.`);
  const text = await response.text();
  const record = isGone ? undefined : await readRecord(text, name, keys);
  if (!record) {
    await files.forgetRemote(name);
    return false;
  }
  const kept = await openKept(context, name, 'current');
  const isNew = (await files.readRecord(name, 'current')) !== text;
  if (!visit && !isNew) return true;

  const paths = new Set(kept ? await keptDocuments(files, kept) : []);
  // A person who reads in one language keeps no registry of another.
  const languages = new Set([...paths, ...(visit ? [visit.path] : [])].map(languageOf));
  const bringFile = (address: string, integrity: string) => bring(context, address, integrity);
  const remote = await KeptRemote.open(record, bringFile, languages);
  if (!remote) throw new TypeError(`The registry of ${name} cannot be read.`);
  const opened = visit && remote.findDocument(visit.path);
  const loaded = new Set([...(kept && isNew ? await keptAddresses(files, kept) : []), ...(visit?.files ?? [])]);
  const documents = Object.entries(record.documents).filter(([path]) => paths.has(path) || opened?.address === path);
  for (const [address, integrity] of documents) {
    const page = new TextDecoder().decode(await bring(context, address, integrity));
    for (const [, named = ''] of page.matchAll(namedInPage)) loaded.add(named);
  }
  for (const [address, integrity] of chooseFiles(remote, loaded, visit?.savesData ?? true))
    await bring(context, address, integrity);
  if (!isNew) return true;
  const before = await files.readRecord(name, 'current');
  if (before !== undefined) await files.writeRecord(name, 'before', before);
  await files.writeRecord(name, 'current', text);
  return true;
}
