import { provideSite, sampleRegistry, testConfig, TestRouter } from '@artha/shared/testing';
import { renderToString } from 'react-dom/server';
import { NewPassword } from '../screens/new-password/NewPassword.tsx';
import { ResetPassword } from '../screens/reset-password/ResetPassword.tsx';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { SignUp } from '../screens/sign-up/SignUp.tsx';
import { SignInRedirect } from '../screens/sign-in-redirect/SignInRedirect.tsx';

const NOTICE = '<noscript><p>This form needs JavaScript, which is switched off in this browser.</p></noscript>';

beforeAll(() => {
  provideSite(testConfig, sampleRegistry({}));
});

test.each([
  ['sign-in', <SignIn key="page" />],
  ['sign-up', <SignUp key="page" />],
  ['reset', <ResetPassword key="page" />],
  ['new-password', <NewPassword key="page" />],
])('without JavaScript the %s page says that its form needs it', (_, page) => {
  expect(renderToString(<TestRouter>{page}</TestRouter>)).toContain(NOTICE);
});

test('a page that works without JavaScript says nothing about it', () => {
  const page = renderToString(
    <TestRouter>
      <SignInRedirect />
    </TestRouter>,
  );
  expect(page).toContain('Go to the sign-in page');
  expect(page).not.toContain('noscript');
});
