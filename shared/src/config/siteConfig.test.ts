import * as v from 'valibot';
import { testConfig } from '../testing/renderScreen.tsx';
import { siteConfigSchema } from './siteConfig.ts';

test('a whole configuration is valid', () => {
  expect(v.parse(siteConfigSchema, testConfig)).toEqual(testConfig);
});

test('what is optional may be empty', () => {
  const bare = {
    ...testConfig,
    email: '',
    waitlistUrl: '',
    parentProject: { name: 'Parent', url: '' },
    social: { x: '', discord: '', youtube: '', instagram: '' },
  };
  expect(v.parse(siteConfigSchema, bare)).toEqual(bare);
});

test('a waitlist widget without a script is none', () => {
  const none = { id: '', type: '', stylesheet: '', script: '', api: '' };
  expect(v.parse(siteConfigSchema, { ...testConfig, waitlistWidget: none }).waitlistWidget).toBeUndefined();
});

test('a waitlist widget is taken as it is', () => {
  const waitlistWidget = {
    id: '1234',
    type: 'WIDGET_1',
    stylesheet: 'https://widget.example/form.css',
    script: 'https://widget.example/form.js',
    api: '',
  };
  expect(v.parse(siteConfigSchema, { ...testConfig, waitlistWidget })).toEqual({ ...testConfig, waitlistWidget });
});

test.each([
  ['product', { product: '' }],
  ['origin', { origin: '' }],
  ['origin', { origin: 'artha.example' }],
  ['email', { email: 'hello at artha' }],
  ['waitlistUrl', { waitlistUrl: '/join' }],
  ['uploadUrl', { uploadUrl: '' }],
  [
    'waitlistWidget',
    { waitlistWidget: { id: '', type: '', stylesheet: '', script: 'https://a.example/a.js', api: '' } },
  ],
  ['social', { social: { ...testConfig.social, x: '@artha' } }],
])('a wrong %s is refused, and the issue names it: %j', (name, wrong) => {
  const { issues } = v.safeParse(siteConfigSchema, { ...testConfig, ...wrong });
  expect(issues?.[0]?.path?.[0].key).toBe(name);
});

test('a key that the schema does not know is left out, so that nothing extra reaches a page', () => {
  expect(v.parse(siteConfigSchema, { ...testConfig, apiSecret: 's3cret' })).toEqual(testConfig);
});
