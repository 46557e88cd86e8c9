import { questions } from './questions.ts';
import { structuredData } from './structuredData.ts';

test('search engines read the same questions and answers as people', () => {
  const [page] = structuredData({
    product: 'Artha',
    email: 'hello@artha.example',
    origin: 'https://artha.example',
    url: 'https://artha.example/',
    image: undefined,
    organization: { '@id': 'https://artha.example/#organization' },
  });
  expect(page).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://artha.example/#faq',
    mainEntity: questions('Artha').map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
