import * as v from 'valibot';
import { sampleConfig, samplePages } from '@artha/core/testing/pages';
import { siteFiles } from '@artha/core/siteFiles';
import { webManifest } from './webManifest.ts';

const colours = { theme: '#000000', ground: '#ffffff' };
const schema = v.looseObject({
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.literal('image/png'), purpose: v.string() })),
});
const pictureOf = ({ path, title }: { path: string; title: string }) => ({
  url: `https://artha.example/og${path}.png`,
  alt: title,
});
const write = (pages = samplePages) =>
  v.parse(schema, JSON.parse(webManifest(pages, sampleConfig, colours, pictureOf)));
const manifest = write();

describe('the web app manifest', () => {
  test('names the product, its start and its colours', () => {
    expect(manifest).toMatchObject({
      name: 'Artha',
      short_name: 'Artha',
      lang: 'en-IN',
      start_url: '/',
      display: 'minimal-ui',
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

  test('shows the pictures of the tools', () => {
    expect(manifest['screenshots']).toMatchObject([
      { src: '/og/tools/statement.png', sizes: '1200x630', form_factor: 'wide', label: 'Statement - India' },
      { src: '/og/tools/tax.png' },
      { src: '/og/Artha-Research.png' },
    ]);
  });

  test('passes files that people share to the isolated page that accepts them, and to no other one', () => {
    expect(manifest).not.toHaveProperty('share_target');
    const accepts = ['.pdf', 'application/pdf'];
    const accepting = (isolated: boolean) =>
      write(samplePages.map((page) => (page.path === '/tools/statement' ? { ...page, accepts, isolated } : page)));
    expect(accepting(false)).not.toHaveProperty('share_target');
    expect(accepting(true)['share_target']).toEqual({
      action: '/tools/statement?share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'file', accept: accepts }] },
    });
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
