import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';
import type { Glyph } from '../../src/engine/index.ts';
import { readJobSchema } from './messages.ts';
import type { ReadAnswer, ReadJob } from './messages.ts';
import { readTextOperators } from './textOperators.ts';

/** The process that reads with pdf.js: nothing in a file is evaluated or fetched, and no worker is started. */

const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
const pageOperatorsSchema = v.object({
  fnArray: v.array(v.number()),
  argsArray: v.array(v.nullable(v.array(v.unknown()))),
});

async function readPages({ bytes, password }: ReadJob): Promise<Glyph[][]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    ...(password !== undefined && { password }),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const pages: Glyph[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { fnArray, argsArray } = v.parse(pageOperatorsSchema, await page.getOperatorList());
      const operators = fnArray.map((code, index) => ({ name: names.get(code) ?? '', args: argsArray[index] ?? [] }));
      pages.push(readTextOperators(operators, page.getViewport({ scale: 1 }).transform));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

async function answer(message: unknown): Promise<ReadAnswer> {
  try {
    return { kind: 'pages', pages: await readPages(v.parse(readJobSchema, message)) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

process.on('message', (message) => void answer(message).then((one) => process.send?.(one)));
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' } satisfies ReadAnswer);
