import * as v from 'valibot';
import { sampleRoute } from '../../testing/sampleRegistry.ts';
import { remoteConfigSchema, type RemoteConfig } from './remoteConfig.ts';
import { CONTRACT_VERSION, supportedContracts } from '../version.ts';

const config: RemoteConfig = {
  name: 'seventh',
  owner: 'team-seventh',
  contract: 1,
  routes: [
    sampleRoute({
      path: '/tools/rule-of-72',
      screen: 'RuleOf72',
      tool: { name: 'Rule of 72', description: 'In how many years money doubles.', order: 90, size: 'small' },
    }),
    sampleRoute({ path: '/tools/rule-of-72/why', unlisted: true }),
  ],
  navigation: [{ area: 'footer', column: 'Resources', label: 'Rule of 72', order: 330, to: '/tools/rule-of-72' }],
};

/** The messages that stop a build: the place in the file, and the expected value. */
function refusal(wrong: object): string {
  const { issues } = v.safeParse(remoteConfigSchema, { ...config, ...wrong });
  return issues ? v.summarize(issues) : 'taken';
}

test('a whole configuration is taken as it is', () => {
  expect(v.parse(remoteConfigSchema, config)).toEqual(config);
});

test('a remote may have no entries in the navigation, and none of its pages may be a tool', () => {
  const { navigation, ...bare } = { ...config, routes: [sampleRoute()] };
  expect(v.parse(remoteConfigSchema, bare)).toEqual(bare);
});

test.each([
  ['its name', { name: 'Seventh' }, 'lower-case letters, digits and dashes', 'name'],
  ['its owner', { owner: undefined }, 'Expected string but received undefined', 'owner'],
  ['the contract', { contract: '1' }, 'Expected number but received "1"', 'contract'],
  ['the contract', { contract: 1.5 }, 'Invalid integer: Received 1.5', 'contract'],
  ['its routes', { routes: undefined }, 'Expected Array but received undefined', 'routes'],
  ['a path', { routes: [sampleRoute({ path: 'rule' })] }, 'a path such as /tools/name', 'routes.0.path'],
  [
    'a screen',
    { routes: [sampleRoute(), sampleRoute({ screen: 'rule' })] },
    'a component name such as TaxCalculator',
    'routes.1.screen',
  ],
  [
    'the card of a tool',
    { routes: [{ ...sampleRoute(), tool: { name: 'Rule of 72', description: 'Years.' } }] },
    'Invalid key: Expected "order"',
    'routes.0.tool.order',
  ],
  [
    'an address of the navigation',
    { navigation: [{ area: 'bar', label: 'Rule', order: 1, to: 'https://other.example' }] },
    'an address of the site such as /pricing or /#contact',
    'navigation.0.to',
  ],
])('a mistake in %s is named with what is wanted: %j', (_, wrong, message, field) => {
  const text = refusal(wrong);
  expect(text).toContain(message);
  expect(text).toContain(`→ at ${field}`);
});

test('the shell loads what is built against the contract of its own day', () => {
  expect(supportedContracts).toContain(CONTRACT_VERSION);
});

test('no contract is supported that has not been written yet', () => {
  expect(Math.max(...supportedContracts)).toBe(CONTRACT_VERSION);
});
