import { plan } from '../../domain/plan.ts';
import { questions } from './questions.ts';
import { structuredData } from './structuredData.ts';

const organization = { '@id': 'https://artha.example/#organization' };
const [service, page] = structuredData({
  product: 'Artha',
  email: 'hello@artha.example',
  origin: 'https://artha.example',
  url: 'https://artha.example/pricing',
  image: undefined,
  organization,
});

test('the plan is offered by the month, by the year and as a trial, in dollars', () => {
  expect(service).toMatchObject({
    '@type': 'Service',
    provider: organization,
    offers: [
      { name: 'Monthly', price: plan.perMonth, priceCurrency: 'USD', priceSpecification: { unitCode: 'MON' } },
      { name: 'Yearly', price: plan.perYear, priceCurrency: 'USD', priceSpecification: { unitCode: 'ANN' } },
      { name: 'Free trial', price: 0, eligibleDuration: { value: plan.trialDays, unitCode: 'DAY' } },
    ],
  });
});

test('the questions are those of the page, in their order', () => {
  const asked = questions('Artha', 'hello@artha.example').map(({ question }) => ({ name: question }));
  expect(page).toMatchObject({ '@type': 'FAQPage', mainEntity: asked });
});

test('no e-mail is asked for if there is no address', () => {
  const answerTo = (email: string) =>
    questions('Artha', email).find(({ question }) => question.includes('ask for a refund'))?.answer;
  expect(answerTo('hello@artha.example')).toMatch(/^Write to hello@artha\.example within 30 days/);
  expect(answerTo('')).toMatch(/^Ask within 30 days of the payment\./);
});
