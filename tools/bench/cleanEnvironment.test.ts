import { cleanEnvironment } from './cleanEnvironment.ts';

test('a fresh clone inherits nothing from the npm script that runs the bench', () => {
  expect(
    cleanEnvironment({
      HOME: '/root',
      PATH: '/project/node_modules/.bin:/usr/lib/node_modules/npm/node-gyp-bin:/usr/bin',
      NODE: '/project/node_modules/node/bin/node',
      NODE_ENV: 'test',
      ARTHA_STORE: '/tmp/store',
      npm_config_cache: '/tmp/cache',
    }),
  ).toEqual({ HOME: '/root', PATH: '/usr/bin' });
});
