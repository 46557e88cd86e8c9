/** The id of the place between a page's content and its footer where the notice appears. */
export const CONSENT_PLACE = 'consent';
