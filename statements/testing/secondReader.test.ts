import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPdf, parseStatement } from '../src/engine/index.ts';
import type { Pdfium, TextSource } from '../src/engine/index.ts';
import { coverChoices } from './coverChoices.ts';
import { comparableContent } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import { startPdfJsReader } from './pdfJs/pdfJsReader.ts';
import type { PdfJsReader } from './pdfJs/pdfJsReader.ts';
import { maxTestPages, startPdfium } from './readStatement.ts';
import { renderStatement } from './renderStatement.ts';
import { generateRendering, plainRendering } from './rendering.ts';
import { statementTemplates } from './statementTemplates/statementTemplates.ts';

const samples = join(import.meta.dirname, '../samples');

let pdfium: Pdfium;
let pdfJs: PdfJsReader;

beforeAll(async () => {
  [pdfium, pdfJs] = await Promise.all([startPdfium(), startPdfJsReader()]);
});

afterAll(() => pdfJs.stop());

function parse(source: TextSource) {
  try {
    return comparableContent(parseStatement(source, { maxPages: maxTestPages }));
  } finally {
    source.close();
  }
}

async function readBoth(bytes: Uint8Array, password?: string) {
  return {
    byPdfium: parse(openPdf(pdfium, bytes, password)),
    byPdfJs: parse(await pdfJs.read({ bytes, password })),
  };
}

describe('PDFium and pdf.js, two readers that share no code, give the same statement', () => {
  test.each(readdirSync(samples).filter((name) => name.endsWith('.pdf')))('of the sample %s', async (name) => {
    const { byPdfium, byPdfJs } = await readBoth(Uint8Array.from(readFileSync(join(samples, name))));
    expect(byPdfium.rows.length).toBeGreaterThan(0);
    expect(byPdfJs).toEqual(byPdfium);
  });

  // The part of the work shared by the readers depends on how text is drawn: these renderings differ most, each in
  // another template.
  const renderingSeeds = coverChoices(generateRendering, 16);

  test.each(
    renderingSeeds.flatMap((seed, index) => {
      const template = statementTemplates[(index * 3) % statementTemplates.length];
      return template === undefined ? [] : [{ id: template.id, template, seed }];
    }),
  )('of a generated $id', async ({ template, seed }) => {
    const truth = generateGroundTruth({ seed, rowCount: 12, narrations: template.narrations });
    const rendering = generateRendering(seed);
    const bytes = renderStatement(template, truth, rendering);
    const { byPdfium, byPdfJs } = await readBoth(bytes, rendering.form.protection?.password);
    expect(byPdfJs).toEqual(byPdfium);
  });

  test('pdf.js asks for the password of a protected file as well', async () => {
    const [template] = statementTemplates;
    if (template === undefined) throw new Error('There is no template.');
    const truth = generateGroundTruth({ seed: 1, rowCount: 3, narrations: template.narrations });
    const protection = { kind: 'aes-256', password: 'right' } as const;
    const bytes = renderStatement(template, truth, { ...plainRendering, form: { ...plainRendering.form, protection } });
    await expect(pdfJs.read({ bytes, password: 'wrong' })).rejects.toThrow('PasswordException');
    await expect(pdfJs.read({ bytes, password: 'right' })).resolves.toMatchObject({ pageCount: 1 });
  });
});
