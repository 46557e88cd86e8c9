import jitlessLoader, { zodSettings } from './jitlessLoader.ts';

test('zod asks for no code from text', () => {
  const source = '(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});';
  expect(jitlessLoader(source)).toBe(
    '(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = { jitless: true });',
  );
  expect(jitlessLoader('export const a = {};')).toBe('export const a = {};');
});

test.each([
  ['node_modules/zod/v4/core/core.js', true],
  ['node_modules/zod/v4/core/core.cjs', true],
  ['node_modules/zod/v4/core/util.js', false],
  ['src/zod/core.js', false],
])('%s has the settings of zod: %s', (path, has) => {
  expect(zodSettings.test(`/home/team/${path}`)).toBe(has);
});
