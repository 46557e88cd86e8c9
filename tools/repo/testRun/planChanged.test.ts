import fc from 'fast-check';
import { planChanged, type TestPlan, type Repository } from './planChanged.ts';

const workspace = (folder: string, dependencies: string[] = [], paths: string[] = [], isBuilt = paths.length > 0) => ({
  folder,
  name: `@artha/${folder}`,
  dependencies: dependencies.map((one) => `@artha/${one}`),
  paths,
  isBuilt,
  isPacked: folder === 'shared',
});

const repository: Repository = {
  workspaces: [
    workspace('shared'),
    workspace('shell', ['shared'], [], true),
    workspace('mfe-tax', ['shared'], ['/tools/tax-calculator']),
    workspace('mfe-marketing', ['shared'], ['/', '/tools', '/pricing']),
    workspace('statements'),
    workspace('platform', ['shared']),
    workspace('e2e', ['platform', 'shared']),
    workspace('bench', ['platform']),
  ],
  specs: [
    { file: 'e2e/tools/tax.spec.ts', text: "await page.goto('/tools/tax-calculator?from=x');", beside: '' },
    { file: 'e2e/tools/marketing.spec.ts', text: "await page.goto('/');", beside: '' },
    { file: 'e2e/tools/categorizer.spec.ts', text: "join(folder, '../statements/samples/a.pdf')", beside: '' },
    {
      file: 'e2e/accounts/session.spec.ts',
      text: `test('SH-13 tabs agree', async ({ page }) => {
  await page.goto('/tools/tax-calculator');
});
test('SH-13 the last tab ends a session', async ({ page }) => {
  await page.goto('/pricing');
});`,
      beside: '',
    },
    {
      file: 'e2e/tools/address.spec.ts',
      text: 'await page.goto(PATH);',
      beside: "const PATH = '/tools/tax-calculator';",
    },
    { file: 'e2e/keyboard.spec.ts', text: "await page.goto('/tools/tax-calculator');", beside: '' },
  ],
  exists: (file) => !file.includes('deleted'),
};

const plan = (...changed: string[]): TestPlan => planChanged(changed, repository);

/** Whether Playwright would run a test, given by its file and its title. */
function isChosen({ journeys }: TestPlan, test: string): boolean {
  return journeys === 'all' || (journeys !== undefined && new RegExp(journeys.grep).test(`${test} `));
}

describe('a change of a remote', () => {
  const { check, unitTests, leftOut, ...rest } = plan('mfe-tax/src/tax.ts');

  test('checks types, lint and borders of this remote', () => {
    expect(check).toEqual(['mfe-tax']);
  });

  test('runs the unit tests that import what changed', () => {
    expect(unitTests).toEqual({ related: ['mfe-tax/src/tax.ts'], whole: [] });
  });

  test('runs the journeys of the remote, and its part of those for every page', () => {
    const chosen = { check, unitTests, leftOut, ...rest };
    expect(isChosen(chosen, 'tools/tax.spec.ts TX-01 the slabs add up')).toBe(true);
    expect(isChosen(chosen, 'tools/address.spec.ts TX-21 a link opens the result')).toBe(true);
    expect(isChosen(chosen, 'keyboard.spec.ts SH-01 every stop of the Tab key on /tools/tax-calculator is seen')).toBe(
      true,
    );
    expect(isChosen(chosen, 'pages.spec.ts PF-01 SH-01 /tools/tax-calculator answers as it was composed')).toBe(true);
    expect(isChosen(chosen, 'pages.spec.ts PF-01 tax reads complete as HTML')).toBe(true);
    expect(isChosen(chosen, 'pages.spec.ts PF-01 marketing reads complete as HTML')).toBe(false);
    expect(isChosen(chosen, 'keyboard.spec.ts SH-01 every stop of the Tab key on /tools is seen')).toBe(false);
    expect(isChosen(chosen, 'tools/marketing.spec.ts MK-01 the hero')).toBe(false);
  });

  test('leaves out how a page behaves whose remote fails: that is the shell’s task', () => {
    const chosen = { check, unitTests, leftOut, ...rest };
    expect(isChosen(chosen, 'failure.spec.ts PF-01 a failure of tax when its entry hangs')).toBe(false);
  });

  test('runs those tests about accounts that open its page, unless it is a tool', () => {
    const ofTax = { check, unitTests, leftOut, ...rest };
    const ofMarketing = plan('mfe-marketing/src/home.tsx');
    for (const [title, isOfMarketing] of [
      ['SH-13 tabs agree', false],
      ['SH-13 the last tab ends a session', true],
    ] as const) {
      expect(isChosen(ofTax, `accounts/session.spec.ts ${title}`)).toBe(false);
      expect(isChosen(ofMarketing, `accounts/session.spec.ts ${title}`)).toBe(isOfMarketing);
    }
  });

  test('lists what is skipped', () => {
    expect(leftOut.join('\n')).toMatch(
      /types, lint and borders of shared, shell, mfe-marketing[\s\S]*journeys in Firefox and WebKit\njourneys other than/,
    );
  });
});

describe('a change of a dependency', () => {
  test('checks the types of all dependents, also indirect ones', () => {
    expect(plan('shared/src/money.ts').check).toEqual([
      'shared',
      'shell',
      'mfe-tax',
      'mfe-marketing',
      'platform',
      'e2e',
      'bench',
    ]);
  });

  test.each([
    'shared/src/money.ts',
    'shell/src/main.ts',
    'platform/core/publish/publish.ts',
    'e2e/site.ts',
    'e2e/pictures/a.png',
  ])('runs all journeys: %s', (file) => {
    expect(plan(file).journeys).toBe('all');
  });

  test('runs everything if it belongs to no package', () => {
    for (const file of ['package.json', 'tsconfig.base.json', 'jest.config.ts', '.nvmrc']) {
      expect(plan('mfe-tax/src/tax.ts', file).everything).toBe(`${file} affects every package.`);
    }
  });
});

describe('a change of the statement service', () => {
  test('runs the journeys that use its files', () => {
    const changed = plan('statements/src/service/server.ts');
    expect(isChosen(changed, 'tools/categorizer.spec.ts CA-01 a statement is read')).toBe(true);
    expect(isChosen(changed, 'tools/tax.spec.ts TX-01 the slabs add up')).toBe(false);
  });
});

describe('a change of tests only', () => {
  test('runs a changed unit test, and no journey', () => {
    const { unitTests, journeys, leftOut } = plan('shared/src/money.test.ts');
    expect(unitTests.related).toEqual(['shared/src/money.test.ts']);
    expect(journeys).toBeUndefined();
    expect(leftOut).toContain('build, sizes and all journeys');
  });

  test('runs the journeys of a changed file, and no other', () => {
    const changed = plan('e2e/tools/tax.spec.ts');
    expect(isChosen(changed, 'tools/tax.spec.ts TX-01')).toBe(true);
    expect(isChosen(changed, 'tools/marketing.spec.ts MK-01')).toBe(false);
    expect(changed.unitTests).toEqual({ related: [], whole: [] });
  });
});

describe('a change of a file that is not imported', () => {
  test('runs every unit test of its package', () => {
    expect(plan('statements/samples/a.json').unitTests.whole).toEqual(['statements']);
    expect(plan('mfe-tax/src/deleted.ts').unitTests).toEqual({ related: [], whole: ['mfe-tax'] });
  });

  test('packs published packages and compares their public API if a file or the next version changed', () => {
    for (const file of ['shared/src/money.ts', 'shared/src/testing/renderScreen.tsx', '.changeset/new-one.md']) {
      expect(plan(file).unitTests.whole).toContain('tools/repo/packages');
    }
    expect(plan('shared/src/money.test.ts').unitTests.whole).toEqual([]);
  });

  test('compares the documents with the code, and checks workflows, if one of them changed', () => {
    for (const file of ['docs/registry.md', 'README.md', '.github/workflows/check.yml', 'mfe-tax/README.md']) {
      expect(plan(file)).toMatchObject({
        unitTests: { related: [], whole: ['tools/repo/documents.test.ts', 'deploy/checks/workflows'] },
        check: [],
      });
      expect(plan(file).journeys).toBeUndefined();
    }
  });

  test('checks what imported a deleted file', () => {
    expect(plan('mfe-tax/src/deleted.ts').check).toEqual(['mfe-tax']);
  });
});

describe('no change', () => {
  test('runs nothing', () => {
    expect(plan()).toMatchObject({ check: [], unitTests: { related: [], whole: [] } });
  });
});

test('several changed files run everything that each of them runs', () => {
  const files = [
    'shared/src/money.ts',
    'shell/src/main.ts',
    'mfe-tax/src/tax.ts',
    'mfe-marketing/src/deleted.ts',
    'statements/samples/a.json',
    'e2e/tools/tax.spec.ts',
    'docs/a.md',
  ];
  const tests = ['tools/tax.spec.ts TX-01', 'tools/marketing.spec.ts MK-01', 'pages.spec.ts PF-01 tax reads'];
  fc.assert(
    fc.property(fc.subarray(files), fc.constantFrom(...files), (some, one) => {
      const [less, more] = [plan(one), plan(...some, one)];
      expect(more.check).toEqual(expect.arrayContaining([...less.check]));
      expect(more.unitTests.related).toEqual(expect.arrayContaining([...less.unitTests.related]));
      expect(more.unitTests.whole).toEqual(expect.arrayContaining([...less.unitTests.whole]));
      for (const test of tests) if (isChosen(less, test)) expect(isChosen(more, test)).toBe(true);
    }),
  );
});
