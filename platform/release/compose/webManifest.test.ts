import * as v from 'valibot';
import { sampleConfig, samplePages } from './testing/pages.ts';
import { siteFiles } from './siteFiles.ts';
import { webManifest } from './webManifest.ts';

const colours = { theme: '#000000', ground: '#ffffff' };
const schema = v.looseObject({
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.literal('image/png'), purpose: v.string() })),
});
const manifest = v.parse(schema, JSON.parse(webManifest(samplePages, sampleConfig, colours)));

describe('the web app manifest', () => {
  test('names the product, its start and its colours', () => {
    expect(manifest).toMatchObject({
      name: 'Artha',
      short_name: 'Artha',
      lang: 'en-IN',
      start_url: '/',
      display: 'browser',
      theme_color: '#000000',
      background_color: '#ffffff',
    });
  });

  test('has the tools as shortcuts, in the order of their cards', () => {
    expect(manifest['shortcuts']).toMatchObject([
      { name: 'Statement', url: '/tools/statement' },
      { name: 'Tax', url: '/tools/tax' },
      { name: 'Research', url: '/Artha-Research' },
    ]);
  });

  test('names icons of both usual sizes and one that may be masked, and all are served', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of manifest.icons) expect(siteFiles).toContain(src.slice(1));
  });
});
