import * as fc from 'fast-check';
import * as v from 'valibot';
import { expandNavigationEntry, navigationEntrySchema, type NavigationEntry } from './navigation.ts';

const link: NavigationEntry = { area: 'bar', label: 'Pricing', order: 10, to: '/pricing' };
const column: NavigationEntry = { area: 'footer', column: 'Resources', label: 'Pricing', order: 10, to: '/pricing' };
const menu: NavigationEntry = {
  area: 'bar',
  label: 'Research',
  order: 20,
  to: '/{product}-Research',
  menu: [{ label: 'Solar pumps', description: 'Who pays, and when.', to: '/{product}-Research/solar-pumps' }],
};

/** The messages for a refused entry: the field and a sentence. */
function refusal(entry: unknown): string[] {
  const { issues = [] } = v.safeParse(navigationEntrySchema, entry);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`);
}

describe('an entry of the navigation', () => {
  test.each<NavigationEntry>([
    link,
    column,
    menu,
    { ...link, area: 'action' },
    { ...link, area: 'legal' },
    { ...link, configured: 'waitlistUrl' },
    { ...link, configured: 'news', onlyIfConfigured: true },
    { area: 'bar', label: 'Tools', order: 1, menu: 'tools' },
    { area: 'bar', label: 'Tools', order: 1, to: '/tools', menu: [] },
  ])('is taken as it is: %j', (entry) => {
    expect(v.parse(navigationEntrySchema, entry)).toEqual(entry);
  });

  test('may carry fields of a later version, which are left out', () => {
    expect(v.parse(navigationEntrySchema, { ...link, badge: 'New' })).toEqual(link);
  });

  test('in an area that the site does not have is refused by the areas that it has', () => {
    expect(refusal({ ...link, area: 'sidebar' })).toEqual([
      'area: one of the areas bar, action, footer, legal, sign-in and account',
    ]);
  });

  test.each(['label', 'order', 'to', 'area'])('without its %s is refused by that name', (name) => {
    const rest = Object.fromEntries(Object.entries(link).filter(([key]) => key !== name));
    expect(refusal(rest)).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  test('in the footer is refused without its column', () => {
    expect(refusal({ ...link, area: 'footer' })).toEqual([expect.stringMatching('^column: ')]);
  });

  test('is refused where its order is no number, since the order of all entries would be lost', () => {
    expect(refusal({ ...link, order: Number.NaN })).toEqual([expect.stringMatching('^order: ')]);
    expect(refusal({ ...link, order: '10' })).toEqual([expect.stringMatching('^order: ')]);
  });

  test.each([
    ['label', { ...link, label: 'W'.repeat(61) }],
    ['column', { ...column, column: 'W'.repeat(61) }],
    ['menu.0.label', { ...menu, menu: [{ label: 'W'.repeat(61), description: 'All.', to: '/all' }] }],
  ])('is refused where its %s has more than 60 characters, since every page shows it', (field, entry) => {
    expect(refusal(entry)).toEqual([`${field}: at most 60 characters`]);
  });

  test('follows only those addresses of the configuration that lead somewhere', () => {
    expect(refusal({ ...link, configured: 'uploadUrl' })).toEqual([
      expect.stringMatching('^configured: .*waitlistUrl'),
    ]);
  });

  test.each([undefined, null, 'pricing', 7, []])('is an object, not %j', (entry) => {
    expect(refusal(entry)).not.toEqual([]);
  });
});

describe('a menu', () => {
  test.each([
    ['an unknown word', { ...menu, menu: 'tool' }],
    ['a row without its description', { ...menu, menu: [{ label: 'Solar pumps', to: '/solar-pumps' }] }],
    [
      'a row that leads to another site',
      { ...menu, menu: [{ label: 'A', description: 'B', to: 'https://a.example' }] },
    ],
    ['nothing in it', { ...menu, menu: undefined }],
  ])('with %s is refused, and never shown as a link without its menu', (_, entry) => {
    expect(refusal(entry)).toEqual([expect.stringMatching(/^menu[.:]/)]);
  });

  test.each(['action', 'footer', 'legal'])('opens from the bar only, not from the area “%s”', (area) => {
    expect(refusal({ ...menu, area })).toEqual([expect.stringMatching('^area: .*"bar"')]);
  });
});

describe('the address of an entry', () => {
  test.each(['/', '/pricing', '/#contact', '/tools/tax-calculator#faq', '/{product}-Research/solar-pumps', '/~design'])(
    'may be %s',
    (to) => {
      expect(refusal({ ...link, to })).toEqual([]);
    },
  );

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'pricing',
    '/pricing?plan=year',
    '/a b',
    '/pricing#',
    '/{produkt}-Research',
    '',
  ])('is on the site and has no query, so not “%s”', (to) => {
    const message = 'to: an address of the site such as /pricing or /#contact';
    expect(refusal({ ...link, to })).toEqual([message]);
    expect(refusal({ ...column, to })).toEqual([message]);
    expect(refusal({ ...menu, to })).toEqual([message]);
  });

  test('stays on the site wherever a browser resolves it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', '#', '{product}', 'evil.example', 'a', '~') }),
        (text) => {
          const to = `/${text}`;
          fc.pre(v.is(navigationEntrySchema, { ...link, to }));
          expect(new URL(to, 'https://artha.example/tools/').origin).toBe('https://artha.example');
        },
      ),
    );
  });
});

describe('an entry as visitors see it', () => {
  test('names the product in every address that it leads to', () => {
    expect(expandNavigationEntry(menu, 'My Money')).toEqual({
      ...menu,
      to: '/MyMoney-Research',
      menu: [{ label: 'Solar pumps', description: 'Who pays, and when.', to: '/MyMoney-Research/solar-pumps' }],
    });
    expect(expandNavigationEntry({ ...column, to: '/{product}-Report#faq' }, 'My Money')).toEqual({
      ...column,
      to: '/MyMoney-Report#faq',
    });
  });

  test('keeps the menu of all tools, and gets no page behind a menu that has none', () => {
    const tools: NavigationEntry = { area: 'bar', label: 'Tools', order: 1, menu: 'tools' };
    expect(expandNavigationEntry(tools, 'Artha')).toEqual(tools);
  });

  test('is an entry still, whatever the product is called, and has no place for it left', () => {
    fc.assert(
      fc.property(fc.constantFrom(link, column, menu), fc.string({ unit: 'binary' }), (entry, product) => {
        const seen = expandNavigationEntry(entry, product);
        expect(v.parse(navigationEntrySchema, seen)).toEqual(seen);
        expect(JSON.stringify(seen)).not.toContain('{product}');
      }),
    );
  });

  test('leaves the entry of the registry as it was', () => {
    const before = JSON.stringify(menu);
    expandNavigationEntry(menu, 'Artha');
    expect(JSON.stringify(menu)).toBe(before);
  });
});
