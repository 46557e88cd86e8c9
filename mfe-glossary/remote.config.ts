import type { RemoteConfig } from '@artha/shared/remote';
import { listPages } from './src/texts/listPages.ts';

export default {
  name: 'glossary',
  owner: 'team-glossary',
  contract: 1,
  routes: [
    {
      path: '/finterms',
      aliases: [{ path: '/glossary' }],
      screen: 'Glossary',
      title: 'Glossary of Indian finance',
      description:
        '301 terms of Indian banking, tax and markets, from Asset Allocation to Working Capital Loan, each defined in plain words on its own page.',
      tool: {
        name: 'Glossary',
        description: 'Banking, tax and market terms in plain words.',
        task: 'look up a word',
        size: 'small',
        order: 40,
      },
    },
    {
      path: '/finterms/{page}',
      screen: 'Term',
      title: 'Glossary',
      description: 'What a term of Indian banking or markets means, in plain words.',
      pages: listPages('en'),
      dialog: { event: 'term:open', screen: 'TermDialog' },
    },
    {
      path: '/hi/finterms',
      screen: 'GlossaryHi',
      lang: 'hi',
      title: 'भारतीय वित्त की शब्दावली',
      description: 'भारतीय बैंकिंग, कर और बाज़ार के 301 शब्द, हर एक का अर्थ आसान हिन्दी में, अपने पन्ने पर।',
      tool: {
        name: 'शब्दावली',
        description: 'बैंकिंग, कर और बाज़ार के शब्द, आसान भाषा में।',
        task: 'शब्दों के अर्थ देखें',
        size: 'small',
        order: 40,
      },
    },
    {
      path: '/hi/finterms/{page}',
      screen: 'TermHi',
      lang: 'hi',
      title: 'शब्दावली',
      description: 'भारतीय बैंकिंग या बाज़ार के एक शब्द का अर्थ, आसान हिन्दी में।',
      pages: listPages('hi'),
      dialog: { event: 'term:open', screen: 'TermDialogHi' },
    },
  ],
} satisfies RemoteConfig;
