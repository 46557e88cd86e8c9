import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';

/** Where an object storage is. Credentials come from where the official client looks for them, unless they are given. */
export interface S3Settings {
  readonly bucket: string;
  /** Before every key, such as `artha/`; none by default, so that the bucket is the store's alone. */
  readonly prefix?: string | undefined;
  /** Address of a storage other than that of Amazon. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** Whether the bucket stands in the path of addresses instead of the host's name, as many other storages want it. */
  readonly forcePathStyle?: boolean | undefined;
  readonly credentials?: S3ClientConfig['credentials'];
}

/** An object as a list shows it. */
export interface ListedObject {
  readonly key: string;
  readonly etag: string;
  readonly writtenAt: Date;
}

export interface StoredObject {
  readonly content: Buffer;
  readonly etag: string;
}

/** What must be true for an object to be written: that none is there, or still the one that was read. */
export type WriteCondition = { readonly isNew: true } | { readonly etag: string };

/** Headers that are sent with an object where it is read by visitors. */
export type ObjectHeaders = Pick<PutObjectCommandInput, 'CacheControl' | 'ContentType' | 'ContentEncoding'>;

/** How often a request is sent where the storage does not answer, or answers that it is overloaded. */
const MOST_ATTEMPTS = 4;
const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** As many objects as one request may delete. */
const MOST_DELETED = 1000;

const nameOf = (error: unknown): string => (error instanceof S3ServiceException ? error.name : '');

/** Whether an answer says that there is no such object; one to HEAD has no body that could say what there is not. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

/** What storages say where a condition is not met, and where somebody else writes the same object just now. */
const CONDITION_ERRORS = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];

/** The entity tag that a storage gives to a content, unless it encrypts it with a key of its own. */
export function entityTagOf(content: Uint8Array): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** The objects of a bucket, below a prefix. */
export class S3Objects {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix = '', ...settings }: S3Settings) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    this.#client = new S3Client({
      ...given,
      maxAttempts: MOST_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  /** Reads an object; undefined where there is none. */
  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const { Body, ETag = '' } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      const bytes = await Body?.transformToByteArray();
      return bytes && { content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), etag: ETag };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The entity tag of an object; undefined where there is none. */
  async entityTag(key: string): Promise<string | undefined> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#at(key)))).ETag;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async put(key: string, content: Uint8Array, headers: ObjectHeaders = {}): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), ...headers, Body: content }));
  }

  /**
   * Writes an object where a condition is true.
   * @returns whether it was. False, too, where an answer was lost and the client asked again: what is there tells.
   */
  async putIf(key: string, content: Uint8Array, condition: WriteCondition): Promise<boolean> {
    const conditions = 'etag' in condition ? { IfMatch: condition.etag } : { IfNoneMatch: '*' };
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#at(key), ...conditions, Body: content }));
      return true;
    } catch (error) {
      if (CONDITION_ERRORS.includes(nameOf(error))) return false;
      throw error;
    }
  }

  /** All objects whose keys begin so. */
  async list(beginning: string): Promise<ListedObject[]> {
    const listed: ListedObject[] = [];
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: this.#prefix + beginning,
          ...(token !== undefined && { ContinuationToken: token }),
        }),
      );
      for (const { Key, ETag = '', LastModified = new Date() } of page.Contents ?? []) {
        if (Key) listed.push({ key: Key.slice(this.#prefix.length), etag: ETag, writtenAt: LastModified });
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return listed;
  }

  /** @throws where the storage refuses to delete one of them. */
  async delete(keys: readonly string[]): Promise<void> {
    for (let first = 0; first < keys.length; first += MOST_DELETED) {
      const objects = keys.slice(first, first + MOST_DELETED).map((key) => ({ Key: this.#prefix + key }));
      const { Errors = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects: objects, Quiet: true } }),
      );
      const [refused] = Errors;
      if (refused) throw new Error(`${refused.Key ?? ''} was not deleted: ${refused.Message ?? ''}`);
    }
  }
}
