/**
 * The locale of numbers and dates whose code names none, while a page is rendered: most visitors' own, so that most
 * browsers write the same when they hydrate the page.
 */
export const SITE_LOCALE = 'en-IN';

/** The time zone of dates whose code names none. */
export const SITE_TIME_ZONE = 'Asia/Kolkata';
