/** Address of the document that the waitlist's third party is kept in; the composer writes it, the landing page frames it. */
export const WAITLIST_FRAME = '/waitlist-form.html';

/** What that document tells the page once the third party has put its form in place. */
export const WAITLIST_READY = 'waitlist:ready';
