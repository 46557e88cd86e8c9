import type { Pdfium } from '../src/engine/index.ts';
import { comparableContent } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import { readStatement, startPdfium } from './readStatement.ts';
import { renderStatement } from './renderStatement.ts';
import { plainRendering } from './rendering.ts';
import type { Rendering } from './rendering.ts';
import type { StatementTemplate } from './statementTemplate.ts';
import { statementTemplates } from './statementTemplates/statementTemplates.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

const { form } = plainRendering;
const password = 'Open 1234';

/** One choice each, so that a failure names the rendering that was not understood. */
const renderings: readonly (readonly [what: string, change: Partial<Rendering>])[] = [
  ['in Times', { family: 'Times' }],
  ['in Courier', { family: 'Courier' }],
  ['much smaller', { scale: 0.6 }],
  ['much larger by a matrix', { scale: 2.2, scaledBy: 'matrix' }],
  ['moved to the right and down', { shift: [70, 55] }],
  ['moved to the left and up', { shift: [-18, -9] }],
  ['on a page its reader turns by a quarter', { rotation: 90 }],
  ['on a page its reader turns by half', { rotation: 180 }],
  ['on a page its reader turns by three quarters', { rotation: 270 }],
  ['sideways', { rotation: 90, rotatedBy: 'text' }],
  ['upside down', { rotation: 180, rotatedBy: 'text' }],
  ['line by line', { placement: 'line' }],
  ['word by word', { placement: 'word' }],
  ['character by character', { placement: 'character' }],
  ['character by character without spaces', { placement: 'character', drawsSpaces: false }],
  ['with letters closer and wider', { placement: 'kerned' }],
  ['without spaces', { drawsSpaces: false }],
  ['with bold text drawn twice', { bold: 'twice' }],
  ['all of it twice', { drawsTwice: true }],
  ['twice, character by character', { drawsTwice: true, placement: 'character' }],
  ['column by column', { order: 'columns' }],
  ['from the bottom up', { order: 'backwards' }],
  ['in no order', { order: 'shuffled' }],
  ['with no-break spaces', { usesNoBreakSpaces: true }],
  ['with narrowed letters', { textWidth: 88 }],
  ['with uneven baselines', { unevenness: 0.15 }],
  ['with lines closer', { leading: 0.93 }],
  ['with lines further apart', { leading: 1.4 }],
  ['under a slanted stamp', { overlay: 'slanted' }],
  ['under a line on every page', { overlay: 'line on top' }],
  ['with rules', { drawsRules: true }],
  ['with titles on the first page only', { titlesOnEachPage: false }],
  ['with western grouping', { grouping: 'western' }],
  ['with a narrower narration', { narrationWidth: 0.88 }],
  ['with a wider narration', { narrationWidth: 1.3 }],
  ['with text in hexadecimal', { strings: 'hex' }],
  ['in composite fonts', { form: { ...form, fonts: 'composite' } }],
  ['in several streams', { form: { ...form, contents: 'streams' } }],
  ['in a form', { form: { ...form, contents: 'form' } }],
  ['away from the origin', { form: { ...form, origin: [90, -300] } }],
  ['uncompressed', { form: { ...form, compressed: false } }],
  ['with packed objects', { form: { ...form, packed: true } }],
  ['protected by RC4', { form: { ...form, protection: { kind: 'rc4-128', password } } }],
  ['protected by AES-128', { form: { ...form, protection: { kind: 'aes-128', password } } }],
  ['protected by AES-256, packed', { form: { ...form, packed: true, protection: { kind: 'aes-256', password } } }],
];

const templates = statementTemplates.filter(({ id }) => ['hdfc-a', 'icici-a', 'axis-b'].includes(id));

const drawn = renderings.flatMap(([what, change], index) => {
  const template = templates[index % templates.length];
  return template === undefined ? [] : [{ what, change, template, id: template.id }];
});

function read(template: StatementTemplate, rendering: Rendering) {
  const truth = generateGroundTruth({ seed: 7, rowCount: 36, narrations: template.narrations });
  const sent = { password: rendering.form.protection?.password };
  return comparableContent(readStatement(pdfium, renderStatement(template, truth, rendering), sent));
}

const plain = new Map<string, ReturnType<typeof comparableContent>>();

beforeAll(() => {
  for (const template of templates) plain.set(template.id, read(template, plainRendering));
});

test.each(drawn)('$id rendered $what is the same statement', ({ id, template, change }) => {
  expect(read(template, { ...plainRendering, ...change })).toEqual(plain.get(id));
});
