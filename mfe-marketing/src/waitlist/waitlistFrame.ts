import { embeddedDocumentPath } from '@artha/shared/remote';

/** Address of the document that the waitlist's third party is kept in. */
export const WAITLIST_FRAME = embeddedDocumentPath('marketing', 'waitlist');

/** What that document tells the page once the third party has put its form in place. */
export const WAITLIST_READY = 'waitlist:ready';
