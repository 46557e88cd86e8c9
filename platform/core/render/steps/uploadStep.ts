import { join } from 'node:path';
import * as v from 'valibot';
import { refusals, type RefusalCode } from '../../format/refusal.ts';
import { coreFiles } from '../coreFiles.ts';
import { stepLimits, type Step } from '@artha/interpreter/step';

const text = v.string();

const uploadSchema = v.object({
  /** The remote and the SHA-256 of `release.json` that were signed. */
  name: text,
  sha256: text,
  /** The site's product, which is part of some paths. */
  product: text,
});

const isCode = (code: unknown): code is RefusalCode => typeof code === 'string' && Object.hasOwn(refusals, code);

const pageSchema = v.object({ path: text, family: v.optional(text), remote: text, own: v.number() });

const resultSchema = v.union([
  v.strictObject({ code: v.custom<RefusalCode>(isCode), reason: text }),
  v.strictObject({
    /** Path and size of each file; their contents follow in this order. */
    files: v.array(v.tuple([text, v.number()])),
    /** The pages of a remote with the size of its own scripts. */
    pages: v.array(pageSchema),
  }),
]);

/** The signed name and digest of an upload, and the product of the site. */
export type UploadToRead = v.InferOutput<typeof uploadSchema>;
/** The files of an upload, or why it is refused. */
export type ReadUpload = v.InferOutput<typeof resultSchema>;

/** Unpacks an uploaded release, and checks its manifest and its files. Its bytes are the archive. */
export const uploadStep: Step<UploadToRead, ReadUpload> = {
  program: join(import.meta.dirname, 'readUpload.ts'),
  input: uploadSchema,
  result: resultSchema,
  // The largest release of the site, with 24 MB, takes 200 MB and 1.3 s.
  limits: { ...stepLimits, residentBytes: 384 * 1024 * 1024, resultCpuMs: 20_000 },
  files: coreFiles,
  packages: ['@artha/shared', 'semver', 'modern-tar'],
};
