import { definedTerm } from './definedTerm.ts';

const names = { names: { sip: 'SIP', nav: 'NAV' }, otherNames: { sip: ['monthly plan'], nav: [] } };
const terms = { sip: { definition: 'A fixed sum at regular dates.' }, nav: { definition: 'The value of a unit.' } };

test('a term has its name, other names, definition and the set that it is in', () => {
  expect(definedTerm('https://artha.example/finterms/sip', names, terms, 'en-IN')).toEqual([
    {
      '@type': 'DefinedTerm',
      '@id': 'https://artha.example/finterms/sip#term',
      url: 'https://artha.example/finterms/sip',
      name: 'SIP',
      alternateName: ['monthly plan'],
      description: 'A fixed sum at regular dates.',
      inLanguage: 'en-IN',
      inDefinedTermSet: 'https://artha.example/finterms#terms',
    },
  ]);
});

test('a term without other names has none', () => {
  expect(definedTerm('https://artha.example/finterms/nav', names, terms, 'en-IN')[0]).not.toHaveProperty(
    'alternateName',
  );
});

test('an address of no term has nothing', () => {
  expect(definedTerm('https://artha.example/finterms/other', names, terms, 'en-IN')).toEqual([]);
});
