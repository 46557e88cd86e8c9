import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'auth',
  owner: 'team-identity',
  contract: 1,
  routes: [
    {
      path: '/auth/signin',
      aliases: [{ path: '/login' }],
      screen: 'SignIn',
      title: 'Sign in',
      description:
        'Sign in with Google or by e-mail. Every finance tool works without an account, so sign in only if you want to have one.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/auth/signup',
      aliases: [{ path: '/signup' }, { path: '/register' }],
      screen: 'SignUp',
      title: 'Create an account',
      description:
        'Create an account with Google or by e-mail. Every finance tool stays open to you, with an account or without one.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/signin',
      screen: 'SignInRedirect',
      title: 'Sign in',
      description:
        'A short address that takes you to the sign-in page at once. Every finance tool works without an account, so you do not need to sign in.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/auth/callback/google',
      screen: 'AuthReturn',
      title: 'Signing in with Google',
      description:
        'Google brings you back to this page, which finishes signing you in. Every finance tool works without an account.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/auth/callback/email',
      screen: 'AuthReturn',
      title: 'Signing in by e-mail',
      description:
        'Links in our e-mails open this page: it confirms your address or lets you choose a password. Every finance tool works without an account.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/auth/reset',
      screen: 'ResetPassword',
      title: 'Reset your password',
      description:
        'Ask for an e-mail with a link to choose a new password for your account. Every finance tool works without an account.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/auth/new-password',
      screen: 'NewPassword',
      title: 'Choose a new password',
      description:
        'Choose a new password for your account, after following the link of our e-mail. Every finance tool works without an account.',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/auth/security',
      screen: 'Security',
      title: 'Security',
      description:
        'See how you signed in, and add, rename or remove the second factors of your account: an authenticator app or a phone.',
      unlisted: true,
      isolated: true,
    },
  ],
  navigation: [
    { area: 'sign-in', label: 'Sign in', order: 10, to: '/auth/signin' },
    { area: 'account', label: 'Security', order: 10, to: '/auth/security' },
  ],
} satisfies RemoteConfig;
