import { stubNativeDialog } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import { responses } from '../../testing/fakeService.ts';
import { showCategorizer, uploadPdf } from '../../testing/showCategorizer.tsx';

// A result whose code has not arrived.
jest.mock('./result/StatementResult.tsx', () => ({ StatementResult: () => null }));

beforeAll(stubNativeDialog);

test('a link that is clicked as soon as the heading shows is asked about, without the code of the result', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  shown.respond(responses.report());
  await screen.findByRole('heading', { level: 1, name: /transaction/ });
  const link = Object.assign(document.createElement('a'), { href: '/pricing', textContent: 'Away' });
  document.body.append(link);
  await shown.user.click(link);
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  link.remove();
});
