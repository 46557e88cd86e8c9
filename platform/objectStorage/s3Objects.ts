import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';

/** The location of an object storage. If no credentials are given, the official client looks them up. */
export interface S3Settings {
  readonly bucket: string;
  /** Prefix of every key, such as `artha/`; empty by default, so that the store uses the whole bucket. */
  readonly prefix?: string | undefined;
  /** Address of a storage other than Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** Whether addresses have the bucket in their path instead of the host name, as many other storages require. */
  readonly forcePathStyle?: boolean | undefined;
  readonly credentials?: S3ClientConfig['credentials'];
}

/** An object as the list request returns it. */
export interface ListedObject {
  readonly key: string;
  readonly etag: string;
  readonly writtenAt: Date;
}

/** A read object. */
export interface StoredObject {
  readonly content: Buffer;
  readonly etag: string;
}

/** Condition of a write: no object exists, or it is unchanged since it was read. */
export type WriteCondition = { readonly isNew: true } | { readonly etag: string };

/** Headers for visitors that the storage sends with the object. */
export type ObjectHeaders = Pick<PutObjectCommandInput, 'CacheControl' | 'ContentType' | 'ContentEncoding'>;

/** Number of attempts if the storage does not respond or is overloaded. */
const MOST_ATTEMPTS = 4;
const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** Maximum number of objects in one delete request. */
const MOST_DELETED = 1000;

const nameOf = (error: unknown): string => (error instanceof S3ServiceException ? error.name : '');

/** Whether an error means that the object does not exist; the response to HEAD has no body with a code. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

/** Error codes for a condition that is not met, and for a concurrent write of the same object. */
const CONDITION_ERRORS = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];

/** The entity tag that a storage computes for a content, unless it encrypts it with its own key. */
export function entityTagOf(content: Uint8Array): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** The objects of a bucket with a prefix. */
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

  /** Reads an object; undefined if it does not exist. */
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

  /** The entity tag of an object; undefined if it does not exist. */
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
   * Writes an object if a condition holds.
   * @returns whether it was written. Also false if a response was lost and the client retried: read the object to find
   * out.
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

  /** All objects whose keys start with a prefix. */
  async list(beginning: string): Promise<ListedObject[]> {
    const listed: ListedObject[] = [];
    const where = { Bucket: this.#bucket, Prefix: this.#prefix + beginning };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, where)) {
      for (const { Key, ETag = '', LastModified = new Date() } of Contents) {
        if (Key) listed.push({ key: Key.slice(this.#prefix.length), etag: ETag, writtenAt: LastModified });
      }
    }
    return listed;
  }

  /** @throws if the storage fails to delete one of them. */
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
