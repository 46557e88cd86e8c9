import type { AccountErrorCode, Factor } from '@artha/shared';
import type { ReactNode } from 'react';

/** The errors that differ if signing in with Google does not begin. */
const googleErrors: Readonly<Partial<Record<AccountErrorCode, string>>> = {
  'not-offered': 'This site does not offer to sign in with Google. Sign in with e-mail and password.',
  failed: 'Signing in with Google did not begin. Try again in a moment, or sign in with e-mail and password.',
};

/** The account pages in English. */
export const accountEnglish = {
  errors: {
    'invalid-credentials': 'Invalid email or password. Please try again.',
    'email-not-confirmed': 'Your e-mail address is not confirmed yet. Open the link in the e-mail that we sent you.',
    'weak-password': 'This password is too easy to guess. Choose another one.',
    'expired-link': 'This link has expired or was used before. Ask for a new one, or sign in again.',
    'other-browser': 'This link works only in the browser that asked for it. Open it there, or ask for a new one here.',
    cancelled: 'Signing in was cancelled. You can try again, or sign in another way.',
    'wrong-code': 'That code is not right. Check it and try again.',
    'expired-code': 'That code has expired. Enter a new one.',
    closed: 'This account was deleted. Write to us within 90 days of that if it was a mistake.',
    'name-taken': 'You already have a second factor with this name. Choose another name.',
    'second-factor-needed': 'Enter a code of your second factor first.',
    'other-factor-needed':
      'You signed in with a recovery code, and this is your only second factor. Add another one first, then remove this one.',
    'provider-unconfirmed':
      'Google did not confirm your e-mail address. Confirm it in your Google account, or sign in with e-mail and password.',
    'provider-unreachable': 'Google did not answer. Try again in a moment, or sign in with e-mail and password.',
    'page-outdated': 'This page was open for too long. Load it again, then repeat what you did.',
    'proof-needed': 'You signed in a while ago. Sign out and in again, then repeat what you did.',
    'too-many-requests': 'Too many attempts. Wait a minute, then try again.',
    unreachable: 'The sign-in service does not answer. Try again in a moment. Every tool works without an account.',
    'signed-out': 'You are not signed in. Please sign in.',
    'not-offered': 'The sign-in service of this site does not offer that.',
    failed: 'Something went wrong at the sign-in service. Please try again.',
  } satisfies Record<AccountErrorCode, string>,
  googleErrors,
  /** After too many attempts, if the service names the time to wait. */
  waitSeconds: (seconds: number): string =>
    `Too many attempts. Try again in ${seconds === 1 ? '1 second' : `${String(seconds)} seconds`}.`,
  waitMinutes: (minutes: number): string => `Too many attempts. Try again in ${String(minutes)} minutes.`,
  problems: {
    tooShort: 'Password must be at least 8 characters',
    different: 'Passwords do not match',
    repeat: 'Enter the password again',
    name: 'Enter your name',
    email: 'Enter an address such as asha@example.in',
    terms: 'Accept both to create an account',
    missing: 'Please enter your email and password',
    invalid: 'Invalid email or password. Please try again.',
  },
  /** Above the sign-in form, after an e-mail's link has confirmed the address, or the person has left. */
  reasons: {
    confirmed: 'Your e-mail address is confirmed. Please sign in.',
    left: 'You are signed out on this device.',
    'left-everywhere': 'You are signed out on all devices.',
    deleted: 'Your account is deleted, and you are signed out on all devices.',
  },

  tools: 'Tools',
  needsScript: 'This form needs JavaScript, which is switched off in this browser.',
  demonstration: 'This is a demonstration. No account is created and nothing you type is sent.',
  nothingSent: 'This was a demonstration: nothing was sent, and there is no account.',
  email: 'Email',
  password: 'Password',
  show: 'Show what was typed',
  hide: 'Hide what was typed',
  signIn: 'Sign in',
  signOut: 'Sign out',
  continue: 'Continue',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  oneMoment: 'One moment…',
  security: 'Security',
  signedInAs: (who: ReactNode) => <>You are signed in as {who}.</>,
  unnamed: 'a person without an e-mail address',

  google: {
    button: 'Continue with Google',
    notConfigured:
      'No sign-in service is configured on this site, so Google was not asked. Every tool works without an account.',
    or: 'or with email',
  },
  resend: {
    part: 'The button that sends the e-mail again',
    button: 'Send the e-mail again',
    sent: (email: string, count: number) =>
      count === 1 ? `Sent again to ${email}.` : `Sent again to ${email}, ${String(count)} times by now.`,
  },
  signInPage: {
    title: (product: string) => `Sign in to ${product}`,
    lead: 'Every tool works without an account. Sign in only if you want one.',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    success: 'Login successful!',
    goingOn: 'One moment, the next page is coming.',
    demonstration: 'This was a demonstration: nothing was sent, and you are not signed in.',
    newHere: 'New here?',
    create: 'Create an account',
    otherAccount: 'Use another account',
    signedInPart: 'What a signed-in person can do',
    signedIn: 'You are signed in.',
  },
  signUpPage: {
    title: 'Create an account',
    lead: 'Use a password of at least 8 characters. The tools work without an account.',
    fullName: 'Full name',
    confirmPassword: 'Confirm password',
    accept: (linkTerms: (text: string) => ReactNode, linkPrivacy: (text: string) => ReactNode) => (
      <>
        I accept the {linkTerms('Terms & Conditions')} and the {linkPrivacy('Privacy Policy')}
      </>
    ),
    button: 'Create account',
    fix: 'Please fix the errors in the form',
    failed: 'Error creating account. Please try again.',
    haveAccount: 'Have an account?',
    created: 'Account created successfully!',
    confirmationSent: (email: string) =>
      `We sent an e-mail to ${email}. Open the link in it to confirm the address, then you are signed in.`,
    notSignedIn: 'You are not signed in yet.',
    signedIn: 'You are signed in.',
  },
  resetPage: {
    title: 'Reset your password',
    lead: 'Enter the e-mail address of your account. We send you a link to choose a new password.',
    button: 'Send the link',
    sent: (email: string) => `If there is an account for ${email}, an e-mail with a link is on its way.`,
    later: 'It can take a few minutes. Look into the folder for spam, too.',
    remembered: 'Remembered it?',
    demonstration: 'This is a demonstration. There is no password to reset, and nothing you type is sent.',
    help: (address: ReactNode) => <>Write to {address}, and a person will help.</>,
  },
  newPasswordPage: {
    title: 'Choose a new password',
    lead: 'Use at least 8 characters. You sign in with the new password from then on.',
    newLink: 'Send a new link',
    changed: 'Your password is changed',
    changedDetail: 'You are signed in. Use the new password the next time.',
    nothingToChange: 'Nothing to change?',
    demonstration: 'This is a demonstration. There is no password to change, and nothing you type is sent.',
    field: 'New password',
    confirmation: 'Confirm new password',
    button: 'Change password',
    success: 'Password changed!',
    successDetail: 'This was a demonstration: nothing was sent, and there is no password.',
  },
  returnPage: {
    processing: 'Processing authentication...',
    oneMore: 'One more step',
    lead: 'You signed in elsewhere. This page finishes it and takes you on by itself.',
    slow: 'The sign-in service takes longer than usual. You can wait, or start again.',
    nothingHappens:
      'If nothing happens for a while, or scripts are switched off, go back to signing in. Every tool works without an account.',
    back: 'Back to sign in',
  },
  redirectPage: {
    title: 'Sign in',
    lead: 'The sign-in page is at another address. You are being taken there.',
    nothingHappens: 'If nothing happens, follow this link. Every tool works without an account, too.',
    button: 'Go to the sign-in page',
  },
  proof: {
    part: 'The step that asks for your password again',
    title: 'Enter your password again',
    lead: 'You signed in more than five minutes ago. This makes sure that no one else changes your account.',
    google: 'You sign in with Google and have no password? Sign out and in again, then repeat what you did.',
    wrong: 'That password is not right. Check it and try again.',
  },
  secondFactor: {
    part: 'The second step of signing in',
    loading: 'Loading the second step…',
    title: 'Enter your second factor',
    which: 'Which one?',
    useFactor: 'Use your second factor',
    useRecovery: 'I have lost it: use a recovery code',
    none: 'This account has no second factor any more. Go back and sign in again.',
    lookingUp: 'Looking up your second factors…',
    open: { totp: 'open your authenticator app.', phone: 'by text message.' } satisfies Record<Factor['kind'], string>,
    verify: 'Verify',
    form: 'Second factor',
    code: 'Code',
    hints: {
      totp: 'The six digits that your authenticator app shows now',
      phone: 'The digits of the text message',
    } satisfies Record<Factor['kind'], string>,
    yourPhone: 'your phone',
    willSend: (phone: string) => `A code will be sent to ${phone}.`,
    sent: (phone: string, count: number) => `${count === 1 ? 'A code' : 'A new code'} was sent to ${phone}.`,
    sendCode: 'Send a code',
    sendNewCode: 'Send a new code',
    incomplete: 'Enter all digits of the code',
    recoveryCode: 'Recovery code',
    recoveryHint: '16 letters and digits, such as K4M9-X7QP-2AB8-HT3Z',
    recoveryIncomplete: 'Enter all 16 letters and digits of the code',
    recoveryWrong: 'That code is not right, or was used before.',
    useCode: 'Use this code',
  },
};
