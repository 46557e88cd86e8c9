import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'glossary',
  owner: 'team-glossary',
  contract: 1,
  routes: [
    {
      path: '/finterms',
      screen: 'Glossary',
      title: 'Glossary of Indian finance',
      description:
        'A hundred terms from Indian banking and markets, from Asset Allocation to Working Capital Loan, each defined in a sentence or two of plain words.',
      tool: {
        name: 'Glossary',
        description: 'Banking and market terms in plain words.',
        task: 'look up a word',
        size: 'small',
        order: 40,
      },
      dialog: { event: 'term:open', screen: 'TermDialog' },
    },
  ],
} satisfies RemoteConfig;
