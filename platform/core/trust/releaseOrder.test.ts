import { writeMetadata } from './metadata.ts';
import { readOrder, signOrder, type ReleaseOrder } from './releaseOrder.ts';
import { createKey, readSigner } from './signer.ts';

const signer = readSigner(createKey());
const expires = new Date('2026-11-26T10:00:00Z');
const sha256 = 'a'.repeat(64);

const order: ReleaseOrder = {
  name: 'tax',
  version: 3,
  expires,
  audience: 'https://releases.example',
  action: 'publish',
  release: { sha256, length: 10 },
  source: { commit: 'b'.repeat(40), dirty: false },
};

const named = { length: 10, hashes: { sha256 } };
const targets = { 'tax/release.json': named };
const written = (fields: object) =>
  writeMetadata('targets', { version: 3, expires, fields: { audience: order.audience, source: {}, ...fields } }, [
    signer,
  ]);

test.each([
  ['a publish', {}],
  ['a canary', { action: 'canary', share: 5, guard: false }],
  ['a rollback', { action: 'rollback' }],
  ['a withdrawal', { action: 'withdraw', release: undefined }],
] as const)('%s is read as it was signed', (_, changes) => {
  const signed = { ...order, ...changes };
  expect(readOrder('tax', signOrder(signed, signer))).toEqual(signed);
});

test.each([
  ['another remote’s release', { action: 'publish', targets: { 'glossary/release.json': named } }, 'names glossary/'],
  [
    'a second release',
    { action: 'publish', targets: { ...targets, 'glossary/release.json': named } },
    'names tax/release.json, glossary/release.json, not tax/release.json',
  ],
  ['no release', { action: 'publish', targets: {} }, 'names no release, which does not fit “publish”'],
  ['a release to withdraw', { action: 'withdraw', targets }, 'names tax/release.json, which does not fit “withdraw”'],
  [
    'a release without a digest',
    { action: 'publish', targets: { 'tax/release.json': { length: 10, hashes: { sha512: sha256 } } } },
    'cannot be read',
  ],
  ['an unknown action', { action: 'preview', targets }, 'cannot be read'],
  ['a canary without a share', { action: 'canary', targets }, 'a share, of a canary alone'],
  ['a canary for everybody', { action: 'canary', share: 100, targets }, 'cannot be read'],
  ['a share of the visitors of a publish', { action: 'publish', share: 5, targets }, 'a share, of a canary alone'],
])('an order that names %s is refused', (_, fields, reason) => {
  expect(() => readOrder('tax', written(fields))).toThrow(reason);
});
