import type { StructuredDataSite } from '@artha/shared/remote';
import { articleOf } from './articleOf.ts';
import { reportCards } from '../reports/reports.ts';

const site: StructuredDataSite = {
  product: 'Artha',
  email: 'hello@artha.example',
  origin: 'https://artha.example',
  url: 'https://artha.example/Artha-Equity-Research/solar-pumps',
  image: 'https://artha.example/og/0.png',
  organization: { '@id': 'https://artha.example/#organization' },
};

test.each(reportCards)('“$title” is an article with its day, its author and its picture', (card) => {
  expect(articleOf(card, site)).toMatchObject({
    '@type': 'Article',
    headline: card.title,
    datePublished: card.published,
    author: site.organization,
    publisher: site.organization,
    image: site.image,
  });
});

test.each(reportCards)('“$title” says that its company is made up, and rates nothing', (card) => {
  const text = JSON.stringify(articleOf(card, site));
  expect(text).toContain('made up');
  expect(text).not.toMatch(/rating|review|Corporation/i);
  expect(text).not.toContain(card.company);
});

test('an article without a picture names none', () => {
  const [card] = reportCards;
  expect(card && articleOf(card, { ...site, image: undefined })).not.toHaveProperty('image');
});
