import { hasWaitlistForm, type LegalText, type Publisher } from '../../legal/legalText.ts';

/** Used if no third party is configured: describes any future one. */
const standard = { cookieDays: 365, idleSeconds: 1800, flushSeconds: 3 };

/** Describes the data that companies which this site links to may store. */
function describeOthers(publisher: Publisher): string {
  const { auth, waitlistWidget } = publisher;
  const form = waitlistWidget
    ? 'The waitlist form belongs to another company. It runs in a frame that cannot read or store any data of this site. '
    : hasWaitlistForm(publisher)
      ? 'The waitlist form belongs to another company and opens as a page of its own. '
      : '';
  const google = auth ? ' If you sign in with Google, Google sets its own cookies on its own pages.' : '';
  return `${form}The social networks that we link to belong to other companies. If you go there${form && ', or use the form'}, their own policies apply.${google}`;
}

/** The data that signing in stores. */
const sessionPoints: readonly string[] = [
  'Your session, if you sign in: the tokens that keep you signed in, until you sign out. They are in local storage with “Remember me”, else in the session storage of each tab.',
  'Without “Remember me”, a note in local storage that one of your tabs is signed in, so that a new tab asks it. The note holds no token and goes when you sign out.',
  'While you sign in with Google or follow a link of an e-mail: a random key in local storage, which proves that you began it in this browser.',
];

/** Returns the text of the Cookie Policy. */
export function cookiesText(publisher: Publisher): LegalText {
  const { product, analytics, auth } = publisher;
  const { cookieDays, idleSeconds, flushSeconds } = analytics ?? standard;
  return {
    headline: 'What is stored in your browser.',
    name: 'Cookie Policy',
    facts: [
      {
        fact: 'To begin with',
        detail: 'No cookie, except a number while a page exists in two versions. The site works without any.',
      },
      {
        fact: 'Your choices',
        detail: 'Light or dark, the language, and categories that you correct: kept in your browser only.',
      },
      {
        fact: 'Signing in',
        detail: auth
          ? 'The tokens of your session, while you are signed in.'
          : 'Nothing: signing in is a demonstration.',
      },
      {
        fact: 'Analytics',
        detail: analytics
          ? `Only after you agree: the cookie lasts ${String(cookieDays)} days, and the data goes to the United States.`
          : 'None today. When there is any, only after you agree: the cookie lasts 365 days, and the data goes to the United States.',
      },
      { fact: 'Advertising', detail: 'None.' },
    ],
    sections: [
      {
        id: 'what',
        heading: 'What a cookie is here',
        body: [
          `A cookie is a small text that a site leaves in your browser. A browser has other places for such texts, such as local storage. ${product} treats them alike, and this policy covers them all.`,
        ],
      },
      {
        id: 'needed',
        heading: 'What the site needs',
        body: [
          [
            'The theme and the language that you choose: in local storage, until you clear them. They are not sent to us.',
            'Categories that you correct in the transaction categorizer, with the name of the other party: in local storage, until you clear them on that page. They are not sent to us.',
            analytics
              ? 'Your answer about analytics, with its date: in local storage, so that you are not asked on every page.'
              : 'Once we ask about analytics, your answer: in local storage, so that you are not asked on every page.',
            'The pages and programs of tools that you opened, and a program of ours (a service worker) that shows them without a network: until you delete them at the address /~offline of this site, where you can also say that nothing is kept. They hold nothing about you.',
            'For one tab, in session storage, until you close it: how far you scrolled on each page, what failed to load, and one character which says that the categorizer showed you a table. Nothing of the table is stored.',
            'While a page exists in two versions, because we give a new one to a few visitors first: a cookie (artha_draw) with a number from 0 to 99, so that you get the same version all along. It ends when you close the browser. As others have the same number, it does not tell us who you are.',
            ...(auth ? sessionPoints : []),
          ],
          'These need no consent, because we cannot do what you asked for without them. Nothing else that you type into the tools is stored. The tax calculator and the custom report can write your figures into the address of the page, so the history of your browser may keep them.',
        ],
      },
      {
        id: 'analytics',
        heading: 'What is measured, if you agree',
        body: [
          analytics
            ? 'We would like to know which pages help and where things break. If you agree, PostHog measures for us:'
            : 'We would like to know which pages help and where things break. No such measurement runs here today. We will ask you before it does, and if you agree, an analytics provider measures for us:',
          [
            'pages, clicks and how far a page is scrolled, also as heat maps;',
            'errors and loading times;',
            'recordings of visits, in which every text and all that you type is hidden.',
          ],
          `Its cookie, and keys in local and session storage that begin with ph_, last ${String(cookieDays)} days. A visit ends after ${String(idleSeconds / 60)} minutes (${String(idleSeconds)} seconds) without activity, and what was measured is sent every ${String(flushSeconds)} seconds. Nothing is recorded on pages that show a statement or an account. The provider processes it in the United States, while everything else that we keep stays in an Indian cloud region.`,
          'Before you agree, and if you decline, none of this runs, no such cookie is set and nothing is sent. If your browser sends Global Privacy Control, that counts as a no.',
          'Besides, our own server counts for every visit how fast pages load, which kinds of errors happen, and where in our scripts. That stores nothing in your browser, and the counts hold nothing about you. While a page exists in two versions, the number above says which one you have.',
        ],
      },
      {
        id: 'others',
        heading: 'What others may store',
        body: [describeOthers(publisher)],
      },
      {
        id: 'change',
        heading: 'How to change your mind',
        body: [
          ...(analytics
            ? [
                'Open ‘Privacy choices’ at the foot of any page. One click withdraws your consent: measuring stops at once, and the cookie and all that was stored for it are deleted. You can agree again in the same place.',
              ]
            : []),
          'Delete the data of this site in the settings of your browser. This also deletes your answer, the theme, the categories that you corrected and, if you are signed in, the session. We then ask you again, and nothing is measured until you agree. You may also block all cookies; every tool still works.',
        ],
      },
    ],
  };
}
