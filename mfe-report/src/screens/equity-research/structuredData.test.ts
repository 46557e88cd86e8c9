import { reportCards } from '../../research/reports/reports.ts';
import { structuredData } from './structuredData.ts';

test('the list names every report with the address of its page, newest first', () => {
  const url = 'https://artha.example/Artha-Equity-Research';
  const [list] = structuredData({
    product: 'Artha',
    email: 'hello@artha.example',
    origin: 'https://artha.example',
    url,
    image: undefined,
    organization: { '@id': 'https://artha.example/#organization' },
  });
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: reportCards.map(({ slug, title }, index) => ({
      position: index + 1,
      name: title,
      url: `${url}/${slug}`,
    })),
  });
});
