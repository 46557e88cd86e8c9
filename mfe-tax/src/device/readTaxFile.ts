import type { ReleaseFiles } from '@artha/shared';
import { decryptAis, isEncryptedAis } from '../domain/forms/decryptAis.ts';
import { readAisJson } from '../domain/forms/readAisJson.ts';
import { readDocument, type OtherDocument, type TaxDocument } from '../domain/forms/readDocument.ts';
import { readPages } from './readPages.ts';

/** Why a file is not used: what it is instead, or why it cannot be read. */
export type FileRefusal =
  | OtherDocument
  | 'scan'
  | 'picture'
  | 'passwordNeeded'
  | 'passwordWrong'
  | 'damaged'
  | 'tooLarge'
  | 'notLoaded'
  | 'notOffered'
  | 'empty';

/** The content of a file, or why it was not read. */
export type TaxFile =
  | Exclude<TaxDocument, { kind: 'other' }>
  | { readonly kind: 'refused'; readonly reason: FileRefusal };

/** A Form 16 has a few hundred kilobytes, with pictures of signatures some megabytes. */
const MAX_BYTES = 30 * 1024 * 1024;

const refuse = (reason: FileRefusal): TaxFile => ({ kind: 'refused', reason });

const reasons: Readonly<Partial<Record<string, FileRefusal>>> = {
  'no-text': 'scan',
  'password-needed': 'passwordNeeded',
  'password-wrong': 'passwordWrong',
  'too-many-pages': 'tooLarge',
  'not-loaded': 'notLoaded',
};

/** Whether bytes begin with a text, as a PDF does within its first kilobyte. */
const beginsWith = (bytes: Uint8Array, text: string) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes(text);

/** JPEG, PNG and HEIC: what a phone's camera makes. */
const isPicture = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  beginsWith(bytes.subarray(0, 8), 'PNG') ||
  beginsWith(bytes.subarray(0, 12), 'ftyphei');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(text: string, password: string | undefined): Promise<TaxFile> {
  if (!isEncryptedAis(text)) {
    const ais = readAisJson(parseJson(text));
    return ais ? { kind: 'ais', ais } : refuse('unknown');
  }
  if (password === undefined) return refuse('passwordNeeded');
  const ais = readAisJson(await decryptAis(text, password, crypto));
  return ais ? { kind: 'ais', ais } : refuse('passwordWrong');
}

async function readPdf(
  files: ReleaseFiles | undefined,
  bytes: Uint8Array,
  password: string | undefined,
): Promise<TaxFile> {
  if (!files) return refuse('notOffered');
  const reply = await readPages(files, bytes, password);
  if (reply.kind === 'refused') return refuse(reasons[reply.code] ?? 'damaged');
  const document = readDocument(reply.pages);
  return document.kind === 'other' ? refuse(document.document) : document;
}

/**
 * Reads a Form 16 or an AIS on the device: a PDF in a worker, JSON in the page.
 * @param files of the page's release; undefined if the page cannot start workers.
 * @param password of the file: of an AIS, PAN in small letters and date of birth as DDMMYYYY.
 */
export async function readTaxFile(files: ReleaseFiles | undefined, file: Blob, password?: string): Promise<TaxFile> {
  if (file.size === 0) return refuse('empty');
  if (file.size > MAX_BYTES) return refuse('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, '%PDF-')) return readPdf(files, bytes, password);
  return isPicture(bytes) ? refuse('picture') : readText(new TextDecoder().decode(bytes), password);
}
