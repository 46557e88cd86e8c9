/**
 * The locale of numbers and dates whose code names none: most visitors' own, so that most browsers write the same when
 * they hydrate a page.
 */
export const LOCALE = 'en-IN';

/** The time zone of dates whose code names none. */
export const TIME_ZONE = 'Asia/Kolkata';
