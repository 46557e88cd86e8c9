export const waitlistEnglish = {
  join: 'Join the Waitlist',
  subject: (product: string) => `Waitlist for ${product}`,
};

/** Texts of the way onto the waitlist. */
export type WaitlistTexts = typeof waitlistEnglish;
