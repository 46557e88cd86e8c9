import { glossary } from '../../domain/glossary.ts';
import { structuredData } from './structuredData.ts';

test('every term of the glossary is in the set', () => {
  const [set] = structuredData({
    product: 'Artha',
    email: 'hello@artha.example',
    origin: 'https://artha.example',
    url: 'https://artha.example/finterms',
    image: undefined,
    organization: { '@id': 'https://artha.example/#organization' },
  });
  expect(set).toMatchObject({
    '@type': 'DefinedTermSet',
    url: 'https://artha.example/finterms',
    hasDefinedTerm: glossary.map(({ term }) => ({ name: term })),
  });
});
