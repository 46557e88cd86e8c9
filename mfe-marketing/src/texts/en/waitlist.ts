import type { WaitlistTexts } from '../waitlistTexts.ts';

export const waitlistEnglish: WaitlistTexts = {
  join: 'Join the Waitlist',
  subject: (product) => `Waitlist for ${product}`,
};
