import { hasWaitlist, hasWaitlistForm, type LegalText, type Publisher } from '../../legal/legalText.ts';

/** The use of an address on the waitlist; nothing if the site has none. */
function waitlistPoint(publisher: Publisher): readonly string[] {
  if (!hasWaitlist(publisher)) return [];
  const how = hasWaitlistForm(publisher) ? 'the form belongs to another company' : 'you join by an e-mail to us';
  return [`Waitlist: ${how}. Your address is used only to write to you about the opening.`];
}

/** Returns the text of the Privacy Policy. */
export function privacyText(publisher: Publisher): LegalText {
  const { product, email, city, analytics, auth } = publisher;
  return {
    headline: 'What we keep, and for how long.',
    name: 'Privacy Policy',
    facts: [
      { fact: 'Sold or shared', detail: 'Your financial data is never sold and never shared.' },
      {
        fact: 'Where',
        detail:
          'In an Indian cloud region. Analytics, which run only after you agree, are processed in the United States.',
      },
      {
        fact: 'Bank statements',
        detail: 'Read to make your table, then discarded. The converter stores none of them.',
      },
      { fact: 'Account information', detail: 'Kept for 90 days after the account is deleted.' },
      { fact: 'Financial data of an account', detail: 'Kept for up to 7 years.' },
      { fact: 'Logs', detail: 'Kept for 90 days.' },
      { fact: 'Refresh tokens', detail: 'Removed within 30 days after deletion.' },
      { fact: 'Backups', detail: 'Kept for up to 1 year; backups of financial records for up to 7 years.' },
      { fact: 'Deletion requests', detail: 'Acknowledged within 48 hours.' },
      {
        fact: 'Connected spreadsheets',
        detail: 'Only on your explicit connection, for import, export and sync by a social sign-in.',
      },
      { fact: 'Children', detail: 'The service is not for children under 13.' },
      {
        fact: 'Your rights',
        detail: `You can see, correct, copy or delete your data, or withdraw consent.${email && ' An e-mail is enough.'}`,
      },
    ],
    sections: [
      {
        id: 'scope',
        heading: 'What this policy covers',
        body: [
          `This policy covers ${product}: this site, its free finance tools and the stock research offering, which is still in demo. ${product} is not a bank and never asks for your bank password or PIN.`,
          `${product}, ${city}, decides what is kept and why. In the words of the Digital Personal Data Protection Act, 2023, it is the data fiduciary and you are the data principal. This policy is also the notice that the Act requires.`,
          'It does not cover other sites that we link to. Their own policies do.',
        ],
      },
      {
        id: 'without-an-account',
        heading: 'What happens without an account',
        body: [
          'Every tool is open without an account. This is what each does with your data:',
          [
            'Tax calculator, glossary and custom report: they work in your browser and make no network call with what you type.',
            'Transaction categorizer: the file that you choose, with the bank or the column names, is sent to our statement service over an encrypted connection. It is read in memory, turned into a table and not stored. The table exists only in your browser. If you choose ‘Convert without uploading’, your browser reads the file, and nothing is sent. Categories that you correct stay in your browser, for your next statement.',
            ...waitlistPoint(publisher),
          ],
          ...(auth
            ? []
            : [
                'The sign-in pages are a demonstration for now, and say so: no account is created, and nothing that you type there is sent. The rules about accounts below apply from the day on which accounts open.',
              ]),
        ],
      },
      {
        id: 'with-an-account',
        heading: 'What we keep with an account',
        body: [
          [
            'Account information: your name, your e-mail address, how you sign in, and the settings that you choose. Where you sign in with Google, we receive your name and address from Google, never your password.',
            'Financial data: records of payments to us, and holdings and figures that you decide to save in your account.',
            'Refresh tokens: the keys that keep you signed in, and those that let a connected service answer us.',
            'Logs: the time, the address and the outcome of requests, to keep the service working and to find abuse.',
          ],
        ],
      },
      {
        id: 'purposes',
        heading: 'What we use it for, and why we may',
        body: [
          [
            'To do what you asked for, such as converting a statement or opening an account: with your consent, which you give by asking.',
            'To keep the service working and safe, for which we read logs: with your consent to use the service, and where the law requires it.',
            'To keep accounts of payments: because tax and company law require it.',
            ...(hasWaitlist(publisher)
              ? [
                  'To write to you when stock research opens: with your consent, which you give by joining the waitlist.',
                ]
              : []),
            analytics
              ? 'To learn which pages help, by analytics: with a separate consent, for which we ask. You change it at any time under ‘Privacy choices’, at the foot of every page.'
              : 'To learn which pages help, by analytics: with a separate consent, for which we ask. No analytics runs on this site today.',
            'To see whether the site works: our own server counts how often each page loads, how fast, which kinds of errors happen, and where in our scripts. The counts name a release of the site and nothing of you; no address is kept with them, and nothing is stored in your browser. If your browser sends Global Privacy Control, it is not counted.',
          ],
          'We use it for nothing else: not for advertising, not for profiles of you, and not to train models.',
          `You can withdraw a consent as easily as you gave it, ${email && 'by e-mail or '}in the place where you gave it. What we did before stays lawful. From then on we stop, and delete what no law requires us to keep.`,
        ],
      },
      {
        id: 'spreadsheets',
        heading: 'If you connect a spreadsheet service',
        body: [
          'With a social sign-in you may import from, export to and sync with a spreadsheet service. It happens only when you connect it yourself, and each permission (scope) is asked for by name:',
          [
            'script container UI (script.container.ui): to show our side panel inside your spreadsheet;',
            'script external request (script.external_request): to let that panel talk to our service;',
            'spreadsheets (spreadsheets): to read and write the spreadsheets that you import from or export to. This is a sensitive permission, and it is used only while you have connected it explicitly.',
          ],
          'You can disconnect at any time, here or in the settings of your Google account. We do not use what is in your spreadsheets for advertising, and we do not let people read it unless you ask us to or the law requires it.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it, and why the periods differ',
        body: [
          [
            'Account information: 90 days after you delete the account, so that a deletion made by mistake or by someone else can be undone.',
            'Financial data: up to 7 years, because records of payments and accounts must be kept for tax and audit. What the law does not ask us to keep goes with your account information.',
            'Logs: 90 days.',
            'Refresh tokens: removed within 30 days after deletion, and useless from the moment of deletion.',
            'Backups: up to 1 year; for financial records up to 7 years. A backup is only read to restore the service, and we repeat deletions after a restore.',
          ],
          'Seven years for financial data and nothing for bank statements is not a contradiction: a statement that you convert is not one of our records. The converter keeps neither the file nor the table, with or without an account.',
        ],
      },
      {
        id: 'where',
        heading: 'Where it is kept',
        body: [
          'Account information, financial data, logs and backups are stored in an Indian cloud region.',
          `There is one exception, and you decide about it: analytics. ${analytics ? 'If you agree to it' : 'None runs today. If it runs one day and you agree to it'}, an analytics provider in the United States measures what you do on this site: pages, clicks, errors and loading times, and recordings of visits in which every text and all that you type is hidden. If you do not agree, nothing is sent there, and everything stays in India. Statements, figures in the tools and account data are never part of it: nothing is recorded on pages that show a statement or an account.`,
        ],
      },
      {
        id: 'others',
        heading: 'Who else sees it',
        body: [
          `We do not sell it or give it away. Companies that run parts of the service for us, such as the cloud provider${analytics ? ' and, if you agree to analytics, PostHog, Inc.' : ''}, process data on our instructions only. We give data to an Indian court or authority where the law requires it, and no more than required.`,
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        body: [
          'The service is not for children under 13: they may not create an account, and we do not knowingly keep anything about them. The free tools do not ask for your age, because they keep nothing.',
          `If a child under 13 has created an account anyway, ${email ? `write to ${email}. We` : 'we'} delete it with everything in it at once, without waiting for the periods above.`,
          'Indian law calls everybody under 18 a child. From 13 to 17, an account therefore needs the consent of a parent or guardian, which we verify, and nothing is measured of it or advertised to it.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        body: [
          email ? `Write to ${email} from the address of your account. You may:` : 'You may:',
          [
            'see what we keep about you, what we do with it, and with whom it was shared;',
            'have it corrected, completed or brought up to date;',
            'take a copy with you;',
            'have it deleted, with or without your account;',
            'withdraw a consent;',
            'nominate someone who may do all this for you if you die or can no longer act.',
          ],
          'We acknowledge a deletion request within 48 hours and then delete within the periods above. None of this costs anything.',
          ...(email ? [] : ['This site does not give an e-mail address for such requests yet.']),
        ],
      },
      {
        id: 'complaints',
        heading: 'If something is wrong',
        body: [
          ...(email
            ? [
                `Tell us first: ${email}, with the word ‘grievance’ in the subject. A person who can decide reads it and answers within the time that the law sets.`,
                'If our answer does not satisfy you, or does not come, you may complain to the Data Protection Board of India.',
              ]
            : ['You may complain to the Data Protection Board of India.']),
        ],
      },
      {
        id: 'security',
        heading: 'How it is protected',
        body: [
          'Connections are encrypted, and only the people who need it have access to what we keep. No protection is perfect. If ours fails, we tell you and the Data Protection Board without delay what happened, what it may mean for you, and what you can do.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy',
        body: [
          'The date of the last change is at the top. A material change is announced 30 days before it takes effect.',
        ],
      },
    ],
  };
}
