/** The texts of the page for unknown addresses in English. */
export const notFoundEnglish = {
  title: 'There is no page at this address.',
  lead: 'The address may have a typing mistake, or the page may have moved.',
  meant: 'Did you mean ',
  meantEnd: '?',
  seeAllTools: 'See all tools',
  goHome: 'Go to the home page',
};
