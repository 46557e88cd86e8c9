import * as v from 'valibot';
import { pageAt, sampleConfig, samplePages } from '@artha/core/testing/pages';
import { breadcrumbs } from '@artha/core/pageDetails';
import { structuredData } from './structuredData.ts';

const graphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
});

function graphOf(path: string, own: readonly object[] = [], picture?: string) {
  const details = pageAt(path);
  const parts = { details, trail: breadcrumbs(details, samplePages), config: sampleConfig, picture, own };
  return v.parse(graphSchema, structuredData(parts))['@graph'];
}
const typesOf = (path: string) => graphOf(path).map((node) => node['@type']);
const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type);

describe('the structured data of a page', () => {
  test('names the site on the home page, and the breadcrumbs on every other page', () => {
    expect(typesOf('/')).toEqual(['WebPage', 'WebSite', 'Organization']);
    expect(typesOf('/pricing')).toEqual(['WebPage', 'BreadcrumbList', 'Organization']);
  });

  test('describes a tool as a free application', () => {
    expect(typesOf('/tools/tax')).toContain('WebApplication');
    expect(nodeOf('/tools/tax', 'WebApplication')).toMatchObject({
      name: 'Tax',
      applicationCategory: 'FinanceApplication',
      offers: { price: 0, priceCurrency: 'INR' },
    });
  });

  test('lists the pages above it by name and address, itself last', () => {
    expect(nodeOf('/Artha-Research/pumps', 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Artha', item: 'https://artha.example/' },
        { position: 2, name: 'Research', item: 'https://artha.example/Artha-Research' },
        { position: 3, name: 'Pumps', item: 'https://artha.example/Artha-Research/pumps' },
      ],
    });
  });

  test('names the organization with the configured accounts only', () => {
    expect(nodeOf('/', 'Organization')).toMatchObject({
      '@id': 'https://artha.example/#organization',
      name: 'Artha',
      email: 'hello@artha.example',
      logo: 'https://artha.example/icon-512.png',
      sameAs: ['https://x.example/artha', 'https://youtube.example/artha'],
    });
  });

  test('keeps the remote’s structured data, and adds the picture of the page', () => {
    const question = { '@type': 'FAQPage', name: 'Questions' };
    const graph = graphOf('/pricing', [question], 'https://artha.example/og/1.png');
    expect(graph).toContainEqual(question);
    expect(graph[0]).toMatchObject({ primaryImageOfPage: { url: 'https://artha.example/og/1.png' } });
  });

  test('has one id for each thing, and contains everything that it refers to', () => {
    for (const { path, unlisted } of samplePages) {
      if (unlisted) continue;
      const ids = graphOf(path).map((node) => node['@id']);
      expect(ids).toContain('https://artha.example/#organization');
      expect(ids).toContain(new URL(path, sampleConfig.origin).href);
    }
  });
});
