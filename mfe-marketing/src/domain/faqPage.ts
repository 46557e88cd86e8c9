import type { AccordionProps } from '@artha/shared/design';

/** The questions of an accordion as a `FAQPage` of schema.org. */
export function faqPage(url: string, items: AccordionProps['items']): object {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
