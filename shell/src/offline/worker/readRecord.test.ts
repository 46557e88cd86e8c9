import { readRecord } from './readRecord.ts';
import { integrityOfText, otherKey, signText, siteKey } from './testing/SampleSite.ts';

const record = {
  _type: 'offline',
  remote: 'tax',
  registry: { url: '/registries/1.json', integrity: integrityOfText('1') },
  translated: {},
  documents: {},
};
const text = JSON.stringify(record);

test('a record that the site signed is read', async () => {
  await expect(readRecord(signText(text), 'tax', [siteKey])).resolves.toEqual(record);
});

test.each([
  ['that was changed', signText(text).replace('registries/1', 'registries/2')],
  ['that another key signed', signText(text, otherKey)],
  ['that names a key which does not sign the site', signText(text, otherKey, '0'.repeat(64))],
  ['of another remote', signText(text.replace('"tax"', '"words"'))],
  ['of another type, such as one about an override', signText(text.replace('"offline"', '"override-record"'))],
  ['that is no JSON', 'tax'],
  ['that is not signed', text],
])('one %s is not', async (_, other) => {
  await expect(readRecord(other, 'tax', [siteKey])).resolves.toBeUndefined();
});
