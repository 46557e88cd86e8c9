import * as fc from 'fast-check';
import * as v from 'valibot';
import { sampleRoute } from '../../testing/sampleRegistry.ts';
import { routeSchema } from './route.ts';
import { compareOrdered, expandPages, expandPath, expandRoute, pageTitle } from './routes.ts';

describe('a path', () => {
  test('gets the name of the product, without its spaces', () => {
    expect(expandPath('/{product}-Custom-Report', 'Artha')).toBe('/Artha-Custom-Report');
    expect(expandPath('/{product}/{product}', 'My Money, Ltd.')).toBe('/MyMoneyLtd/MyMoneyLtd');
  });

  test('without a place for the product stays as it is', () => {
    expect(expandPath('/tools/tax-calculator', 'Artha')).toBe('/tools/tax-calculator');
  });

  test('is still a path, and has no place for the product left, whatever the product is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (product) => {
        const path = expandPath('/{product}-Report', product);
        expect(path).toMatch(/^\/[A-Za-z0-9_-]*-Report$/);
        expect(v.is(routeSchema, sampleRoute({ path }))).toBe(true);
      }),
    );
  });
});

describe('a route as visitors see it', () => {
  const tool = { name: '{product} Research', description: 'Reports.', order: 1 };

  test('has the product in its path and on its card', () => {
    expect(expandRoute(sampleRoute({ path: '/{product}-Research', tool }), 'My Money')).toMatchObject({
      path: '/MyMoney-Research',
      tool: { name: 'My Money Research', description: 'Reports.' },
    });
  });

  test('without a card gets none', () => {
    expect(expandRoute(sampleRoute({ path: '/pricing' }), 'Artha')).toEqual(sampleRoute({ path: '/pricing' }));
  });
});

describe('the title of a page', () => {
  test('ends with the product', () => {
    expect(pageTitle({ path: '/pricing', title: 'Pricing' }, 'Artha')).toBe('Pricing | Artha');
  });

  test('begins with the product on the home page', () => {
    expect(pageTitle({ path: '/', title: 'money, made plain' }, 'Artha')).toBe('Artha: money, made plain');
  });
});

describe('a route', () => {
  test.each(['/', '/tools', '/tools/tax-calculator', '/{product}-Custom-Report', '/~design'])(
    'may have the path %s',
    (path) => {
      expect(v.is(routeSchema, sampleRoute({ path }))).toBe(true);
    },
  );

  test.each(['', 'tools', '/tools/', '//evil.example', '/tools/../secret', '/a b', '/search?q=1', '/#faq'])(
    'may not have the path “%s”',
    (path) => {
      expect(v.is(routeSchema, sampleRoute({ path }))).toBe(false);
    },
  );

  test.each(['/{produkt}-Report', '/{Product}', '/{product', '/{}', '/{product}}'])(
    'may not have the path %s, whose braces are not a placeholder',
    (path) => {
      expect(v.safeParse(routeSchema, sampleRoute({ path })).issues?.map(({ message }) => message)).toEqual([
        'a path such as /tools/name or /terms/{page}',
      ]);
    },
  );

  test.each(['taxCalculator', 'Tax Calculator', './Tax', ''])('has no screen called “%s”', (screen) => {
    expect(v.is(routeSchema, sampleRoute({ screen }))).toBe(false);
  });

  test.each([undefined, Number.NaN, '1'])('has no card whose order is %j: tools could not be sorted by it', (order) => {
    const tool = { name: 'Tax', description: 'Tax.', order };
    expect(v.is(routeSchema, { ...sampleRoute(), tool })).toBe(false);
  });

  test('has a card of one of two sizes', () => {
    const tool = { name: 'Tax', description: 'Tax.', order: 1 };
    expect(v.is(routeSchema, { ...sampleRoute(), tool: { ...tool, size: 'small' } })).toBe(true);
    expect(v.is(routeSchema, { ...sampleRoute(), tool: { ...tool, size: 'huge' } })).toBe(false);
  });

  test('may open as a dialog by an event whose name says so, such as term:open', () => {
    const route = sampleRoute();
    expect(v.is(routeSchema, { ...route, dialog: { event: 'term:open', screen: 'TermDialog' } })).toBe(true);
    for (const dialog of [
      { event: 'session:changed', screen: 'TermDialog' },
      { event: 'term:open', screen: './TermDialog' },
      { event: 'term:open' },
    ]) {
      expect(v.is(routeSchema, { ...route, dialog })).toBe(false);
    }
  });

  test('of a later contract loses what this one does not know, and is a page all the same', () => {
    expect(v.parse(routeSchema, { ...sampleRoute(), opensAs: 'window' })).toEqual(sampleRoute());
  });
});

test('tools are ordered by their cards, then by name', () => {
  const tools = [
    { name: 'B', order: 2 },
    { name: 'C', order: 1 },
    { name: 'A', order: 2 },
  ];
  expect(tools.sort(compareOrdered).map(({ name }) => name)).toEqual(['C', 'A', 'B']);
});

describe('the pages of a route', () => {
  test('are the route itself if it is not a family', () => {
    const route = sampleRoute({ path: '/pricing' });
    expect(expandPages(route)).toEqual([route]);
  });

  test('are those of a family, each with its address and texts', () => {
    const pages = ['cess', 'slab'].map((page) => ({ page, title: page, description: `What ${page} means.` }));
    expect(expandPages(sampleRoute({ path: '/words/{page}', title: 'Words', pages }))).toEqual(
      pages.map(({ page, ...texts }) => ({
        ...sampleRoute({ path: `/words/${page}` }),
        ...texts,
        family: '/words/{page}',
      })),
    );
  });

  test.each(['/words/{page}', '/a/b/{page}', '/{product}-words/{page}'])('may have the path %s', (path) => {
    expect(v.is(routeSchema, sampleRoute({ path }))).toBe(true);
  });

  test.each(['/{page}/words', '/words/{page}/more', '/words-{page}'])('may not have the path %s', (path) => {
    expect(v.is(routeSchema, sampleRoute({ path }))).toBe(false);
  });
});
