import { describeLackingFiles } from './traceServices.ts';

test('an image that lacks what its program reaches is named with the remedy', () => {
  expect(describeLackingFiles('platform/containers/edge.ts', ['statements/a.ts', 'statements/b.ts'])).toBe(
    'The image of platform/containers/edge.ts lacks statements/a.ts and 1 more, which it reaches. Name its package in the dependencies of the package that edge.ts is in, or take it off .dockerignore.',
  );
});
