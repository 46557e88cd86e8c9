import { createAuthority, policyOfOneKey } from '@artha/core/authority';
import { checkOverride, readOverrideRecord, signOverride, signOverrideRecord, type Override } from './override.ts';
import type { Policy } from '@artha/core/policy';
import { checkReading, signReading } from '@artha/core/readingRequest';
import { readSiteKeys } from '@artha/core/root';
import { signContent } from '@artha/core/signedContent';
import { createKey, readSigner, type Signer } from '@artha/core/signer';

const AUDIENCE = 'https://releases.example';
const HOUR_MS = 3_600_000;
const now = new Date('2026-11-26T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();

const [tax, glossary, stranger] = [readSigner(createKey()), readSigner(createKey()), readSigner(createKey())];
const policy: Policy = {
  remotes: {
    tax: { routes: ['/tax'], publishers: [{ key: tax.id }] },
    glossary: { routes: ['/finterms'], publishers: [{ key: glossary.id }] },
  },
  revoked: [],
};
const override: Override = {
  name: 'tax',
  origin: 'http://127.0.0.1:8091',
  challenge: 'a'.repeat(64),
  until: after(HOUR_MS),
};
const check = (statement: string, name = 'tax', by = policy) =>
  checkOverride(name, statement, { policy: by, audience: AUDIENCE, now });
/** Any document, signed as statements and records are. */
const seal = (document: object, signer: Signer) =>
  Buffer.from(JSON.stringify(signContent(JSON.stringify(document), signer))).toString('base64url');
const signed = (changes: object, signer = tax) =>
  seal({ _type: 'override', audience: AUDIENCE, ...override, ...changes }, signer);

/** A signed document after a change of its content. */
function forge(document: string, from: string, to: string): string {
  const text = Buffer.from(document, 'base64url').toString();
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, to)).toString('base64url');
}

test('whoever may publish a remote may run it in one tab', () => {
  expect(check(signOverride(override, AUDIENCE, tax))).toEqual(override);
});

test.each([
  ['nothing', '', 'RE-21: An override of tax needs a statement that its team signed.'],
  ['a statement of a stranger', signed({}, stranger), 'may not override tax'],
  ['a statement of another team', signed({}, glossary), 'may not override tax'],
  ['a statement for another remote', signed({ name: 'glossary' }), 'not one to override tax'],
  ['a statement for another site', signed({ audience: 'https://other.example' }), 'not one to override tax'],
  ['a changed statement', forge(signed({}), ':8091', ':9999'), 'not one to override tax'],
  ['another machine', signed({ origin: 'http://192.168.0.7:8091' }), 'an address of one’s own machine'],
  ['a name that only looks like this machine', signed({ origin: 'http://127.0.0.1.evil.example:80' }), 'own machine'],
  ['an address with a policy behind it', signed({ origin: 'http://127.0.0.1:80 https://evil.example' }), 'own machine'],
  ['an expired statement', signed({ until: after(-1000) }), 'RE-23: The override of tax ended on'],
  ['a statement for more than a day’s work', signed({ until: after(8 * HOUR_MS + 1000) }), 'more than 8 hours'],
  ['a request to read', signReading('tax', AUDIENCE, tax, now), 'RE-22: The statement cannot be read'],
])('%s is refused', (_, statement, reason) => {
  expect(() => check(statement)).toThrow(reason);
});

test('a revoked key and an unknown remote are refused', () => {
  const statement = signOverride(override, AUDIENCE, tax);
  expect(() => check(statement, 'tax', { ...policy, revoked: [tax.id] })).toThrow(/RE-21: The key .* may not override/);
  expect(() => check(statement, 'report')).toThrow('RE-20: The policy knows no remote “report”.');
});

test('a statement reads nothing of the team', () => {
  const read = () => {
    checkReading('tax', signOverride(override, AUDIENCE, tax), { policy, audience: AUDIENCE, now });
  };
  expect(read).toThrow('RE-22: This is not a request to read');
});

describe('the record of the service', () => {
  const { signer, roots } = createAuthority(policyOfOneKey(tax.id), now);
  const keys = readSiteKeys(roots[0] ?? new Uint8Array());
  const record = signOverrideRecord(override, signer);

  test('is read by an edge that knows the key of the site', () => {
    expect(keys).toEqual([signer.id]);
    expect(readOverrideRecord(record, keys, now)).toEqual(override);
  });

  test.each([
    ['text', 'nothing'],
    ['the statement of the team', signOverride(override, AUDIENCE, tax)],
    ['a record that the team signed', signOverrideRecord(override, tax)],
    ['a record with another address', forge(record, ':8091', ':9999')],
    ['a record for another remote', forge(record, 'tax', 'report')],
    ['a record of another machine', signOverrideRecord({ ...override, origin: 'https://evil.example' }, signer)],
    ['a record that lasts for ever', signOverrideRecord({ ...override, until: after(9 * HOUR_MS) }, signer)],
    ['a statement that the service signed', seal({ _type: 'override', ...override }, signer)],
  ])('is not %s', (_, forged) => {
    expect(readOverrideRecord(forged, keys, now)).toBeUndefined();
  });

  test('ends', () => {
    expect(readOverrideRecord(record, keys, new Date(now.getTime() + HOUR_MS))).toBeUndefined();
  });
});
