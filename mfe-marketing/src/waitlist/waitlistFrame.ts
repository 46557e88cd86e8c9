import { embeddedDocumentPath } from '@artha/shared/remote';

/** Address of the document that the waitlist's third party is kept in. */
export const WAITLIST_FRAME = embeddedDocumentPath('marketing', 'waitlist');

/** The message that the document sends to the page once the form is in place. */
export const WAITLIST_READY = 'waitlist:ready';
