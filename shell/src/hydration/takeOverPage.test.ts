import { takeOverPage } from './takeOverPage.ts';

test('a page without the early script is taken over without it', () => {
  Reflect.deleteProperty(window, '__early');
  expect(takeOverPage).not.toThrow();
});
