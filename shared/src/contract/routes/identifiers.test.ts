import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { containerName } from '../release/containerName.ts';
import { embeddedDocumentPath } from '../page/embeddedDocument.ts';
import { integritySchema, nameSchema } from './identifiers.ts';
import { routeSchema } from './route.ts';

const names = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);

describe('the digest of a file', () => {
  test('is taken whatever the file holds', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (content) => {
        const digest = `sha256-${createHash('sha256').update(content).digest('base64')}`;
        expect(v.is(integritySchema, digest)).toBe(true);
      }),
    );
  });

  test.each(['sha384', 'sha512', 'md5'])('by %s is not one that is compared here', (algorithm) => {
    expect(v.is(integritySchema, `${algorithm}-${'A'.repeat(43)}=`)).toBe(false);
  });

  test.each([
    ['hexadecimal', `sha256-${'0'.repeat(64)}`],
    ['in the alphabet of addresses', `sha256-${'_'.repeat(43)}=`],
    ['followed by a line', `sha256-${'A'.repeat(43)}=\n`],
    ['nothing', ''],
  ])('that is %s is refused with what is wanted', (_, digest) => {
    const { issues } = v.safeParse(integritySchema, digest);
    expect(issues?.map(({ message }) => message)).toEqual(['a SHA-256 digest as in Subresource Integrity']);
  });
});

describe('the name of a micro frontend', () => {
  test.each(['tax', 'rule-of-72', 'x'])('may be %s', (name) => {
    expect(v.is(nameSchema, name)).toBe(true);
  });

  test.each([
    'Tax',
    '7-rules',
    '-tax',
    'tax_calculator',
    'tax calculator',
    'tax/..',
    'tax.js',
    'steuer-ä',
    'tax\n',
    '',
  ])('may not be %j, and the refusal says what it is made of', (name) => {
    const { issues } = v.safeParse(nameSchema, name);
    expect(issues?.map(({ message }) => message)).toEqual(['lower-case letters, digits and dashes']);
  });

  test('is the name of a folder in an address, without any encoding', () => {
    fc.assert(
      fc.property(names, (name) => {
        const { pathname } = new URL(`/remotes/${name}/remoteEntry.js`, 'https://artha.example');
        expect(pathname).toBe(`/remotes/${name}/remoteEntry.js`);
      }),
    );
  });
});

describe('the container of a remote', () => {
  test('is a global variable with _ for every dash', () => {
    expect(containerName('rule-of-72')).toBe('artha_rule_of_72');
  });

  test('has a name that a script can declare', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(containerName(name)).toMatch(/^[A-Za-z_]\w*$/);
      }),
    );
  });

  test('is never that of another remote', () => {
    const alike = fc.stringMatching(/^a[a-]{0,3}$/);
    fc.assert(
      fc.property(alike, alike, (one, other) => {
        expect(containerName(one) === containerName(other)).toBe(one === other);
      }),
    );
  });
});

describe('the document that a page embeds', () => {
  test('is in the folder of its remote', () => {
    expect(embeddedDocumentPath('marketing', 'waitlist')).toBe('/embedded/marketing/waitlist.html');
  });

  test('never has a path that a page of a remote could have', () => {
    const page = { screen: 'Sample', title: 'Sample', description: 'A sample page.' };
    fc.assert(
      fc.property(names, names, (remote, name) => {
        expect(v.is(routeSchema, { ...page, path: embeddedDocumentPath(remote, name) })).toBe(false);
      }),
    );
  });
});
