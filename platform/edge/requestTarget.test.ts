import * as fc from 'fast-check';
import { anyPath, anyQuery } from '@artha/process/testing/anyAddress';
import { originForm, pathOf, queryOf } from './requestTarget.ts';

test.each([
  ['/tools', '/tools'],
  ['/tools?a=http://b/c', '/tools?a=http://b/c'],
  ['http://host/tools?a', '/tools?a'],
  ['HTTPS://user@host:8443/tools', '/tools'],
  ['http://host', '/'],
  ['http://host?a', '/?a'],
  ['http://host//other.example/', '//other.example/'],
  ['//host/tools', '//host/tools'],
  ['*', '*'],
])('the target %s is %s of this server', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});

test('a target in origin form stays unchanged', () => {
  fc.assert(
    fc.property(anyPath, anyQuery, (path, query) => {
      const target = `/${path}?${query}`;
      expect(originForm(target)).toBe(target);
      expect(originForm(`http://artha.example${target}`)).toBe(target);
    }),
  );
});

test.each([
  ['/tools?a=%zz', '/tools'],
  ['/%74ools', '/tools'],
  ['/caf%C3%A9', '/café'],
  ['/a%2fb', '/a%2fb'],
  ['/a%zz', undefined],
  ['/%ff', undefined],
])('the path of %s is %s', (target, expected) => {
  expect(pathOf(target)).toBe(expected);
});

test('a query has its question mark', () => {
  expect(queryOf('/tools?a=b?c')).toBe('?a=b?c');
  expect(queryOf('/tools')).toBe('');
});
