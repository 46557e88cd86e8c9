/** @jest-environment node */
import { createTexts } from '@artha/shared/remote';
import { sampleRoute, sampleVersion, testConfig } from '@artha/shared/testing';
// Before the module that the mock replaces them for.
import { pseudoTexts as mockTexts } from './testing/pseudoTexts.ts';
import { render, shellPages } from './server.tsx';
import { siteWithNavigation } from './testing/sampleNavigation.ts';

jest.mock('./hydration/earlyScript.ts?inline', () => ({ __esModule: true, default: '(()=>{})()' }), { virtual: true });
// The code knows no text of this language: only its texts are new.
jest.mock('./texts/translations.ts', () => ({ translations: { hi: mockTexts } }));

const mark = (text: string) => `[!! ${text} !!]`;

const { Texts, useTexts } = createTexts<{ readonly title: string }>();
const Tool = () => <h1>{useTexts().title}</h1>;
const ToolHi = () => (
  <Texts texts={{ title: mark('Income tax') }}>
    <Tool />
  </Texts>
);

/** A remote whose texts, as those of the navigation, are in the made-up language. */
const registry = {
  ...siteWithNavigation,
  microFrontends: {
    tax: [
      sampleVersion({
        routes: [
          sampleRoute({ path: '/tools/tax', screen: 'Tool' }),
          sampleRoute({
            path: '/hi/tools/tax',
            screen: 'ToolHi',
            lang: 'hi',
            tool: { name: mark('Tax'), description: mark('Old versus new'), order: 1 },
          }),
        ],
        navigation: [
          { area: 'bar', lang: 'hi', label: mark('Tools'), order: 1, to: '/tools/tax', menu: 'tools' },
          { area: 'legal', lang: 'hi', label: mark('Privacy'), order: 2, to: '/tools/tax' },
          { area: 'footer', lang: 'hi', column: mark('Product'), label: mark('Tax'), order: 3, to: '/tools/tax' },
        ],
      }),
    ],
  },
};

/** Names that are the same in every language, and the switch to English. */
const names = ['Artha', testConfig.city, testConfig.parentProject.name, 'English'];

/** The rest of a text without the marked parts and the names. */
const unmarkedPart = (text: string): string =>
  names.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/\[!!.*!!\]/gs, ''));

/** The texts and labels of a page that do not come from texts of the made-up language. */
function findUnmarked(html: string): string[] {
  const labels = [...html.matchAll(/ (?:aria-label|placeholder|alt)="([^"]*)"/g)].map(([, label = '']) => label);
  const texts = html.replaceAll(/<!--.*?-->/g, '').split(/<[^>]*>/);
  return [...texts, ...labels].filter((text) => /\p{Letter}/u.test(unmarkedPart(text)));
}

test('another language needs texts alone: frame, navigation, tools and screen', async () => {
  const load = (_: string, screen: string) => Promise.resolve({ [screen]: ToolHi });
  const { html } = await render('/hi/tools/tax', { registry, config: { ...testConfig, social: noAccounts } }, load);
  expect(html).toContain(mark('Income tax'));
  expect(html).toContain(mark('Skip to content'));
  expect(findUnmarked(html)).toEqual([]);
});

test('the page for unknown addresses has texts of each language, too', async () => {
  const page = shellPages.find(({ path }) => path === '/hi/404');
  const load = () => Promise.reject(new Error('It has no screen.'));
  const { html } = await render(page?.path ?? '', { registry, config: { ...testConfig, social: noAccounts } }, load);
  expect(html).toContain(mark('There is no page at this address.'));
  expect(findUnmarked(html)).toEqual([]);
});

/** Networks have the same names in every language. */
const noAccounts = { x: '', discord: '', youtube: '', instagram: '' };
