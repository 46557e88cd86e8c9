import fc from 'fast-check';
import type { Release, RemoteRelease } from '@artha/shared/contract';
import { registryOf, remoteRelease, shellRelease } from '../format/testing/releases.ts';
import { checkRelease, describeNextShell, type CheckContext } from './checkRelease.ts';

const context: CheckContext = {
  registry: registryOf(),
  shell: shellRelease(),
  product: 'Artha',
  shellPaths: ['/~health'],
};

const check = (release: Release, changes: Partial<CheckContext> = {}) => {
  checkRelease(release, { ...context, ...changes });
};
const checking = (release: Release, changes?: Partial<CheckContext>) => () => {
  check(release, changes);
};
const at = (path: string) => ({ path, screen: 'Tax', title: 'Tax', description: 'Tax.' });

describe('a remote', () => {
  test('is accepted if contract, shared packages and paths fit', () => {
    expect(checking(remoteRelease())).not.toThrow();
  });

  test('may be published again with the same paths', () => {
    expect(checking(remoteRelease(), { registry: registryOf(remoteRelease()) })).not.toThrow();
  });

  test('may link its own pages, and sections of them, in the navigation', () => {
    const navigation: RemoteRelease['navigation'] = [
      { area: 'bar', label: 'Tax', order: 1, to: '/tax' },
      { area: 'footer', column: 'Tools', label: 'Slabs', order: 2, to: '/tax#slabs' },
      { area: 'bar', label: 'Tools', order: 3, to: '/tax', menu: 'tools' },
      { area: 'bar', label: 'More', order: 4, menu: [{ label: 'Slabs', description: '', to: '/tax#slabs' }] },
    ];
    expect(checking(remoteRelease({ navigation }))).not.toThrow();
  });

  test.each<RemoteRelease['navigation'][number]>([
    { area: 'bar', label: 'Home', order: 1, to: '/' },
    { area: 'bar', label: 'Home', order: 1, to: '/home', menu: 'tools' },
    { area: 'bar', label: 'Home', order: 1, menu: [{ label: 'Home', description: '', to: '/#faq' }] },
  ])('is refused if its navigation links a page of another remote: %o', (entry) => {
    expect(checking(remoteRelease({ navigation: [entry] }))).toThrow(/^RE-13: tax: “Home” links /);
  });

  test('is refused before there is a shell', () => {
    expect(checking(remoteRelease(), { shell: undefined })).toThrow('RE-07');
  });

  test('is refused if it was written for a contract that the shell does not support', () => {
    expect(checking(remoteRelease({ contract: 2 }))).toThrow(
      /^RE-04: tax was written for contract 2; the shell supports 1\./,
    );
  });

  test('is refused if it needs a shared package that the shell lacks, or has in another version', () => {
    const older = remoteRelease({ shared: { react: { range: '^20.0.0', built: '20.0.0' } } });
    expect(checking(older)).toThrow(/^RE-05: tax needs react \^20\.0\.0; the shell provides 19\.3\.1\./);
    const unknown = remoteRelease({ shared: { moment: { range: '^2.0.0', built: '2.0.0' } } });
    expect(checking(unknown)).toThrow(/^RE-05: tax needs moment \^2\.0\.0, which the shell does not provide\./);
  });

  test('is refused if it declares a path twice, also with {product} as a placeholder', () => {
    const twice = remoteRelease({ routes: [at('/{product}-tax'), at('/Artha-tax')] });
    expect(checking(twice)).toThrow('RE-06: tax declares /Artha-tax twice.');
  });

  test('is refused if a path belongs to the shell or to another team, which is named', () => {
    expect(checking(remoteRelease({ routes: [at('/~health')] }))).toThrow('RE-06: /~health belongs to the shell.');
    const registry = registryOf(remoteRelease({ name: 'glossary', owner: 'team-glossary' }));
    expect(checking(remoteRelease(), { registry })).toThrow('RE-06: /tax belongs to glossary (team-glossary).');
  });

  test('is refused if the site itself uses a path, in any letter case', () => {
    for (const path of ['/upload', '/Registries', '/remotes/tax', '/auth/v1/token']) {
      expect(checking(remoteRelease({ routes: [at(path)] }))).toThrow(
        `RE-06: ${path} is an address of the site itself.`,
      );
    }
  });

  test('is refused if a path differs from another’s only by letter case', () => {
    expect(checking(remoteRelease({ routes: [at('/tax'), at('/Tax')] }))).toThrow('RE-06: tax declares /Tax twice.');
    const registry = registryOf(remoteRelease({ name: 'glossary', owner: 'team-glossary' }));
    expect(checking(remoteRelease({ routes: [at('/TAX')] }), { registry })).toThrow('RE-06: /TAX belongs to glossary');
  });

  test('is refused if an event opens two of its dialogs, or one of another team, which is named', () => {
    const opening = (path: string) => ({ ...at(path), dialog: { event: 'tax:open', screen: 'TaxDialog' } });
    const release = remoteRelease({ routes: [opening('/tax')] });
    expect(checking(release, { registry: registryOf(release) })).not.toThrow();
    expect(checking(remoteRelease({ routes: [opening('/tax'), opening('/slabs')] }))).toThrow(
      'RE-06: tax declares two dialogs for tax:open.',
    );
    const other = remoteRelease({ name: 'glossary', owner: 'team-glossary', routes: [opening('/finterms')] });
    expect(checking(release, { registry: registryOf(other) })).toThrow(
      'RE-06: tax:open opens a dialog of glossary (team-glossary).',
    );
  });

  test('is refused if it needs a package with the name of a property that every object has', () => {
    const inherited = remoteRelease({ shared: { constructor: { range: '^1.0.0', built: '1.0.0' } } });
    expect(checking(inherited)).toThrow('RE-05: tax needs constructor ^1.0.0, which the shell does not provide.');
  });

  test('is accepted by a shell exactly if the shell’s version is in its range', () => {
    const part = fc.nat({ max: 30 });
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (built, provided) => {
        // ^x.y.z with x > 0: the same x, and not older.
        const [major, ...rest] = built;
        const wanted = [major + 1, ...rest];
        const has = [provided[0] + 1, provided[1], provided[2]];
        const newer = has.findIndex((number, index) => number !== wanted[index]);
        const fits = newer === -1 || (newer > 0 && (has[newer] ?? 0) > (wanted[newer] ?? 0));
        const release = remoteRelease({
          shared: { react: { range: `^${wanted.join('.')}`, built: wanted.join('.') } },
        });
        const shell = shellRelease({ provides: { react: has.join('.') } });
        if (fits) check(release, { shell });
        else expect(checking(release, { shell })).toThrow('RE-05');
      }),
    );
  });
});

test('an alias is an address like that of a page: no other remote may use it', () => {
  const aliases = [{ path: '/Glossary' }];
  const registry = registryOf(remoteRelease({ name: 'glossary', routes: [{ ...at('/finterms'), aliases }] }));
  expect(checking(remoteRelease({ routes: [at('/glossary')] }), { registry })).toThrow(/RE-06: .*belongs to glossary/);
  expect(checking(remoteRelease({ routes: [{ ...at('/tax'), aliases: [{ path: '/TAX' }] }] }))).toThrow(
    /RE-06: .*twice/,
  );
});

describe('a shell', () => {
  test('is accepted as the first release', () => {
    expect(checking(shellRelease(), { shell: undefined })).not.toThrow();
  });

  test('is refused if it would break published remotes; every remote is named', () => {
    const registry = registryOf(remoteRelease(), remoteRelease({ name: 'glossary', routes: [at('/finterms')] }));
    expect(checking(shellRelease({ supportedContracts: [2] }), { registry })).toThrow(
      /RE-09: .*glossary was .*tax was /,
    );
    expect(checking(shellRelease({ provides: {} }), { registry })).toThrow('RE-09');
  });

  test('is accepted if it still supports what the remotes were written for', () => {
    expect(
      checking(shellRelease({ contract: 2, supportedContracts: [1, 2] }), { registry: registryOf(remoteRelease()) }),
    ).not.toThrow();
  });
});

describe('the shell that is announced', () => {
  const next = { version: '2.0.0', from: '2027-03-01', supportedContracts: [2], provides: { react: '20.0.0' } };
  const needs = { contract: 1, shared: { react: '^19.0.0' } };

  test('warns a remote that does not fit, with the day and what to change', () => {
    expect(describeNextShell('tax', needs, next, '1.0.0')).toEqual([
      'Shell 2.0.0 may be live from 2027-03-01 on. tax was written for contract 1; the shell supports 2. tax needs react ^19.0.0; the shell provides 20.0.0. Before that day: write it for contract 2 (remote.config.ts); accept react 20.0.0 (package.json), and publish it.',
    ]);
    expect(describeNextShell('tax', { contract: 2, shared: { gone: '^1.0.0' } }, next, '1.0.0')).toEqual([
      'Shell 2.0.0 may be live from 2027-03-01 on. tax needs gone ^1.0.0, which the shell does not provide.',
    ]);
  });

  test('says nothing to a remote that fits, once that shell is live, and if none is announced', () => {
    expect(describeNextShell('tax', { contract: 2, shared: { react: '19 || 20' } }, next, '1.0.0')).toEqual([]);
    expect(describeNextShell('tax', needs, next, '2.0.0')).toEqual([]);
    expect(describeNextShell('tax', needs, undefined, '1.0.0')).toEqual([]);
  });
});
