/** The texts about a session in English. */
export const accountEnglish = {
  account: 'Account: ',
  finish: 'Finish signing in',
  signedIn: 'Signed in',
  signedInAs: 'Signed in as {email}',
  factorMissing: 'Only your password was entered. Your second factor is missing.',
  enterFactor: 'Enter your second factor',
  signOut: 'Sign out',
  expired: 'Your session has ended, so you are signed out.',
  invalid: 'Your session could not be confirmed, so you are signed out.',
  signInAgain: 'Sign in again',
};
