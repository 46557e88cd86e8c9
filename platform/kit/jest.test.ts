import { transformSync } from '@swc/core';
import * as v from 'valibot';
import { jestTransforms } from './jest.ts';

const swcSchema = v.tuple([v.string(), v.looseObject({})]);

test('tests see the values that the build writes into pages', () => {
  const { transform } = jestTransforms([], { API_KEY: 'public-key', FLAG: true, UNSET: undefined });
  const [, options] = v.parse(swcSchema, transform['\\.[cm]?[jt]sx?$']);
  const source = "export const all = [process.env.API_KEY, process.env['FLAG'], process.env.UNSET, process.env.OTHER];";
  const { code } = transformSync(source, { ...options, swcrc: false, configFile: false });
  expect(code.replaceAll(/\s+/g, ' ')).toContain('[ "public-key", true, undefined, process.env.OTHER ]');
});
