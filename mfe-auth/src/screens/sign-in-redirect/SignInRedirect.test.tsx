import { screen } from '@testing-library/react';
import { showWithoutAccount } from '../../testing/showWithAccount.tsx';
import { SignInRedirect } from './SignInRedirect.tsx';

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('leads to the sign-in page with the query of the address, and offers a link', async () => {
  history.replaceState(null, '', '/signin?next=%2Fauth%2Fsecurity');
  showWithoutAccount(<SignInRedirect />, '/signin?next=%2Fauth%2Fsecurity');
  expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute(
    'href',
    '/auth/signin?next=%2Fauth%2Fsecurity',
  );
  expect(await screen.findByText('/auth/signin?next=%2Fauth%2Fsecurity')).toBeVisible();
});
