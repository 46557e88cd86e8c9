import { describeLackingFiles } from './traceServices.ts';

test('an image that lacks a file of its program is reported with the remedy', () => {
  expect(describeLackingFiles('platform/containers/edge.ts', ['statements/a.ts', 'statements/b.ts'])).toBe(
    'The image of platform/containers/edge.ts lacks statements/a.ts and 1 more, which it needs. Name its package in the dependencies of the package that edge.ts is in, or remove it from .dockerignore.',
  );
});
