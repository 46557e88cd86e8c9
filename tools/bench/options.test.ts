import { partNames } from './budgets.ts';
import { chosenRoutes, parseOptions } from './options.ts';

describe('the command line', () => {
  test('means every part, five runs and every route by default', () => {
    expect(parseOptions([])).toEqual({ parts: partNames, runs: 5, sizes: [10, 100, 1000], routes: undefined });
  });

  test('selects parts, runs and routes', () => {
    expect(parseOptions(['sizes', '--runs', '1', '--routes', '/,/tools', '--sizes', '10,20'])).toEqual({
      parts: ['sizes'],
      runs: 1,
      sizes: [10, 20],
      routes: ['/', '/tools'],
    });
  });

  test('rejects what does not exist', () => {
    expect(() => parseOptions(['speed'])).toThrow('There is no part “speed”.');
    expect(() => parseOptions(['--runs', 'many'])).toThrow('--runs takes');
    expect(() => parseOptions(['--sizes', '10,many'])).toThrow('--sizes takes');
    expect(() => chosenRoutes([{ path: '/' }], { routes: ['/nowhere'] })).toThrow('There is no route “/nowhere”.');
  });

  test('keeps all routes if none is named', () => {
    const all = [{ path: '/' }, { path: '/tools' }];
    expect(chosenRoutes(all, { routes: undefined })).toEqual(all);
    expect(chosenRoutes(all, { routes: ['/tools'] })).toEqual([{ path: '/tools' }]);
  });
});
