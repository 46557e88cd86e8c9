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
    {
      path: '/hi/auth/signin',
      lang: 'hi',
      screen: 'SignInHi',
      title: 'लॉग इन',
      description: 'Google से या ई-मेल से लॉग इन करें। हर वित्तीय टूल बिना खाते के चलता है, इसलिए लॉग इन तभी करें जब आप खाता चाहें।',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/hi/auth/signup',
      lang: 'hi',
      screen: 'SignUpHi',
      title: 'खाता बनाएँ',
      description: 'Google से या ई-मेल से खाता बनाएँ। हर वित्तीय टूल आपके लिए खुला रहता है, खाते के साथ भी और बिना खाते के भी।',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/hi/signin',
      lang: 'hi',
      screen: 'SignInRedirectHi',
      title: 'लॉग इन',
      description:
        'एक छोटा पता, जो आपको सीधे लॉग इन के पन्ने पर ले जाता है। हर वित्तीय टूल बिना खाते के चलता है, लॉग इन ज़रूरी नहीं है।',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/hi/auth/callback/google',
      lang: 'hi',
      screen: 'AuthReturnHi',
      title: 'Google से लॉग इन',
      description: 'Google आपको इस पन्ने पर वापस लाता है, जहाँ आपका लॉग इन पूरा होता है। हर वित्तीय टूल बिना खाते के चलता है।',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/hi/auth/callback/email',
      lang: 'hi',
      screen: 'AuthReturnHi',
      title: 'ई-मेल से लॉग इन',
      description:
        'हमारे ई-मेल के लिंक इस पन्ने पर खुलते हैं: यहाँ आपके पते की पुष्टि होती है या आप पासवर्ड चुनते हैं। हर टूल बिना खाते के चलता है।',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/hi/auth/reset',
      lang: 'hi',
      screen: 'ResetPasswordHi',
      title: 'पासवर्ड बदलने का लिंक पाएँ',
      description: 'अपने खाते का नया पासवर्ड चुनने के लिए लिंक वाला ई-मेल मँगाएँ। हर वित्तीय टूल बिना खाते के चलता है।',
      unlisted: true,
      isolated: true,
    },
    {
      path: '/hi/auth/new-password',
      lang: 'hi',
      screen: 'NewPasswordHi',
      title: 'नया पासवर्ड चुनें',
      description: 'हमारे ई-मेल का लिंक खोलने के बाद अपने खाते का नया पासवर्ड चुनें। हर वित्तीय टूल बिना खाते के चलता है।',
      unlisted: true,
      isolated: true,
    },
  ],
  navigation: [
    { area: 'sign-in', label: 'Sign in', order: 10, to: '/auth/signin' },
    { area: 'account', label: 'Security', order: 10, to: '/auth/security' },
    { area: 'sign-in', lang: 'hi', label: 'लॉग इन', order: 10, to: '/auth/signin' },
    { area: 'account', lang: 'hi', label: 'सुरक्षा (अंग्रेज़ी में)', order: 10, to: '/auth/security' },
  ],
} satisfies RemoteConfig;
