import { sampleConfig, samplePage, samplePages } from '@artha/core/testing/pages';
import { robots, sitemap } from './sitemap.ts';

describe('the sitemap', () => {
  test('has every listed page with its absolute address and the day of its own release', () => {
    const pages = [...samplePages, samplePage({ path: '/new', published: '2026-03-09' })];
    const entries = [...sitemap(pages, sampleConfig).matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
    expect(entries).toHaveLength(pages.length - 1);
    expect(entries.map(([, address, day]) => `${address ?? ''} ${day ?? ''}`)).toEqual(
      expect.arrayContaining(['https://artha.example/ 2026-01-31', 'https://artha.example/new 2026-03-09']),
    );
  });

  test('omits unlisted pages', () => {
    expect(sitemap(samplePages, sampleConfig)).not.toContain('signin');
  });
});

test('robots.txt names the sitemap, and keeps robots from the pages for teams', () => {
  expect(robots(sampleConfig)).toBe('User-agent: *\nDisallow: /~\nSitemap: https://artha.example/sitemap.xml\n');
});
