import { en } from '../../languages/en.ts';
import { structuredData } from './structuredData.ts';

test('every term of the glossary is in the set, by the identifier that its page has', () => {
  const [set] = structuredData({
    product: 'Artha',
    email: 'hello@artha.example',
    origin: 'https://artha.example',
    url: 'https://artha.example/finterms',
    image: undefined,
    organization: { '@id': 'https://artha.example/#organization' },
  });
  expect(set).toMatchObject({ '@type': 'DefinedTermSet', '@id': 'https://artha.example/finterms#terms' });
  expect(Reflect.get(set ?? {}, 'hasDefinedTerm')).toEqual(
    Object.keys(en.names).map((id) => ({ '@id': `https://artha.example/finterms/${id}#term` })),
  );
});
