import type { RemoteConfig } from '@artha/shared/contract';

export default {
  name: 'auth',
  owner: 'team-identity',
  contract: 1,
  routes: [
    {
      path: '/auth/signin',
      screen: 'SignIn',
      title: 'Sign in',
      description:
        'Sign in with Google or by e-mail. Every finance tool works without an account, so sign in only if you want to have one.',
      unlisted: true,
    },
    {
      path: '/auth/signup',
      screen: 'SignUp',
      title: 'Create an account',
      description:
        'Create an account with Google or by e-mail. Every finance tool stays open to you, with an account or without one.',
      unlisted: true,
    },
  ],
} satisfies RemoteConfig;
