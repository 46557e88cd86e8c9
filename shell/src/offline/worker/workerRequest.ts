import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';

/** The requests that a page may send to the worker. */
export const requestSchema = v.variant('kind', [
  /** Keep what this page needs without a network. */
  v.object({
    kind: v.literal('visited'),
    remote: nameSchema,
    path: v.string(),
    /** Addresses of the files that it has loaded. */
    files: v.array(v.string()),
    /** Whether the person asks for little data. */
    savesData: v.boolean(),
  }),
  /** Whether a page can be shown without a network. */
  v.object({ kind: v.literal('find'), path: v.string() }),
  /** List the pages that can be shown. */
  v.object({ kind: v.literal('list') }),
  /** Delete everything. */
  v.object({ kind: v.literal('forget') }),
  /** Take over from the version before. */
  v.object({ kind: v.literal('start') }),
  /** Hand over the files that a person shared with this page: `takeSharedFiles` of `@artha/shared/remote`. */
  v.object({ kind: v.literal('take') }),
]);

/** A request of a page to the service worker. */
export type WorkerRequest = v.InferOutput<typeof requestSchema>;
