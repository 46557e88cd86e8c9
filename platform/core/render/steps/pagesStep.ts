import { join } from 'node:path';
import * as v from 'valibot';
import { checkedPageSchema } from '../checkedPage.ts';
import { frameSchema } from '@artha/markup/frameSchema';
import { markupFiles } from '@artha/markup/markupFiles';
import { coreFiles } from '../coreFiles.ts';
import { embeddedDocumentSchema } from '../remoteData.ts';
import { stepLimits, type Step } from '@artha/interpreter/step';

const text = v.string();

/** The result of a remote's code, as it wrote it. */
const entrySchema = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    address: text,
    /** The shell's page around the screen. */
    frame: v.optional(frameSchema),
    /** Undefined if the shell's own placeholder is the whole content. */
    page: v.optional(text),
    /** Undefined if the page has no structured data of its own. */
    data: v.optional(text),
  }),
  v.object({ kind: v.literal('document'), address: text, document: text }),
]);

const pagesSchema = v.object({
  /** Origin of the site, and the addresses of the remote's pages: what a page may name as its canonical address. */
  origin: text,
  ownPaths: v.array(text),
  entries: v.array(entrySchema),
});

const resultSchema = v.union([
  v.strictObject({ page: checkedPageSchema }),
  /** Null if the configuration does not need it. */
  v.strictObject({ document: v.nullable(embeddedDocumentSchema) }),
  v.strictObject({ error: text }),
]);

/** A page or a document as the code of its remote wrote it. */
export type EntryToCheck = v.InferOutput<typeof entrySchema>;
/** Everything that the code of a remote returned. */
export type PagesToCheck = v.InferOutput<typeof pagesSchema>;
/** A checked page or document, or why the site may not have it. */
export type CheckedEntry = v.InferOutput<typeof resultSchema>;

/** Checks what the code of a remote returned: a result for each page and document. */
export const pagesStep: Step<PagesToCheck, CheckedEntry> = {
  program: join(import.meta.dirname, 'checkPages.ts'),
  input: pagesSchema,
  result: resultSchema,
  limits: stepLimits,
  files: () => [...coreFiles(), ...markupFiles()],
  packages: [],
};
