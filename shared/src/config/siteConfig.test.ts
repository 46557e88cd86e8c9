import * as fc from 'fast-check';
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

test('a waitlist widget without a script is undefined', () => {
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
    height: 240,
  };
  expect(v.parse(siteConfigSchema, { ...testConfig, waitlistWidget })).toEqual({ ...testConfig, waitlistWidget });
});

test('an authentication service without an address is undefined', () => {
  expect(v.parse(siteConfigSchema, { ...testConfig, auth: { url: '', publishableKey: '' } }).auth).toBeUndefined();
});

test.each(['/auth/v1', 'https://project.supabase.example/auth/v1'])('an authentication service is at %s', (url) => {
  const auth = { url, publishableKey: 'public' };
  expect(v.parse(siteConfigSchema, { ...testConfig, auth })).toEqual({ ...testConfig, auth });
});

test.each([
  [true, true],
  ['true', true],
  ['false', false],
  ['', undefined],
  [undefined, undefined],
])('whether Google is offered, written as %j, is %j', (google, expected) => {
  const auth = { url: '/auth/v1', publishableKey: '', google };
  expect(v.parse(siteConfigSchema, { ...testConfig, auth }).auth?.google).toBe(expected);
});

const analytics = {
  key: 'phc_1',
  host: 'https://us.i.posthog.com',
  assetsHost: '',
  idleSeconds: 1800,
  flushSeconds: 3,
  cookieDays: 365,
};

test('analytics without a key are none', () => {
  expect(v.parse(siteConfigSchema, { ...testConfig, analytics: { ...analytics, key: '' } }).analytics).toBeUndefined();
});

test.each([
  ['', undefined],
  ['88.5', 88.5],
  [88, 88],
])('rupees for a dollar may be empty, a number or its text: %j', (rupeesPerDollar, expected) => {
  expect(v.parse(siteConfigSchema, { ...testConfig, rupeesPerDollar }).rupeesPerDollar).toBe(expected);
});

test('numbers may come from environment variables, as text', () => {
  const fromEnvironment = { ...analytics, idleSeconds: '600' };
  expect(v.parse(siteConfigSchema, { ...testConfig, analytics: fromEnvironment }).analytics).toEqual({
    ...analytics,
    idleSeconds: 600,
  });
});

test.each([
  ['product', { product: '' }],
  ['rupeesPerDollar', { rupeesPerDollar: 'eighty' }],
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
  ['auth', { auth: { url: '//evil.example/auth', publishableKey: '' } }],
  ['analytics', { analytics: { ...analytics, idleSeconds: 'soon' } }],
  ['analytics', { analytics: { ...analytics, flushSeconds: 0 } }],
])('a wrong %s is refused, and the issue names it: %j', (name, wrong) => {
  const { issues } = v.safeParse(siteConfigSchema, { ...testConfig, ...wrong });
  expect(issues?.[0]?.path?.[0].key).toBe(name);
});

test('a key that the schema does not know is left out, so that nothing extra reaches a page', () => {
  expect(v.parse(siteConfigSchema, { ...testConfig, apiSecret: 's3cret' })).toEqual(testConfig);
});

/** The messages that site operators read when a configuration is refused. */
function refusal(wrong: object): string {
  const { issues } = v.safeParse(siteConfigSchema, { ...testConfig, ...wrong });
  return issues ? v.summarize(issues) : 'taken';
}

test.each([
  ['an address', { origin: 'artha.example' }, 'an absolute address such as https://example.com/join', 'origin'],
  ['an e-mail address', { email: 'hello' }, 'an e-mail address', 'email'],
  [
    'the widget',
    { waitlistWidget: { id: '1234', type: '', stylesheet: '', script: 'https://a.example/a.js', api: '' } },
    'id, type and stylesheet beside the script',
    'waitlistWidget',
  ],
])('a mistake in %s is refused in words that say what is wanted', (_, wrong, words, field) => {
  expect(refusal(wrong)).toContain(words);
  expect(refusal(wrong)).toContain(`→ at ${field}`);
});

test('a site without an address for counts reports none; another site’s address is refused', () => {
  expect(refusal({ vitalsUrl: undefined })).toBe('taken');
  expect(refusal({ vitalsUrl: '' })).toBe('taken');
  expect(refusal({ vitalsUrl: '/vitals' })).toBe('taken');
  expect(refusal({ vitalsUrl: 'https://vitals.example' })).not.toBe('taken');
  expect(refusal({ vitalsUrl: '//vitals.example' })).not.toBe('taken');
});

test('a page of the footer may be on the site or elsewhere, or have no address', () => {
  expect(refusal({ pages: undefined })).toBe('taken');
  expect(refusal({ pages: { news: '', blog: '/blog', documentation: 'https://docs.example' } })).toBe('taken');
  expect(refusal({ pages: { blog: '//other.example' } })).toContain('→ at pages.blog');
});

test.each(['product', 'origin', 'city', 'email', 'waitlistUrl', 'parentProject', 'social', 'uploadUrl'])(
  'a configuration without “%s” is refused, even if it may be empty: a missing key may be misspelt',
  (field) => {
    expect(refusal({ [field]: undefined })).toContain(`→ at ${field}`);
  },
);

describe('an address that is used in links', () => {
  test.each(['https://artha.example', 'http://127.0.0.1:8080', 'https://artha.example/join?from=site#form'])(
    'may be %s',
    (waitlistUrl) => {
      expect(refusal({ waitlistUrl })).toBe('taken');
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    '//other.example',
    'mailto:hello@artha.example',
    'https://',
    'https:///join',
    'https://artha.example/a b',
    ' https://artha.example',
  ])('may not be “%s”', (waitlistUrl) => {
    expect(refusal({ waitlistUrl })).toContain('→ at waitlistUrl');
  });

  test('is refused by every scheme but those of the web, whatever follows', () => {
    const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{0,11}$/).filter((name) => !['http', 'https'].includes(name));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('javascript', 'data', 'file'), scheme), fc.webUrl(), (name, url) => {
        expect(refusal({ waitlistUrl: url.replace(/^https?/, name) })).toContain('→ at waitlistUrl');
        expect(refusal({ waitlistUrl: `${name}:${url}` })).toContain('→ at waitlistUrl');
        expect(refusal({ waitlistUrl: url })).toBe('taken');
      }),
    );
  });
});

test('the statement service may be at a path of the site or at another address', () => {
  expect(refusal({ uploadUrl: '/upload' })).toBe('taken');
  expect(refusal({ uploadUrl: 'https://statements.example/upload' })).toBe('taken');
});
