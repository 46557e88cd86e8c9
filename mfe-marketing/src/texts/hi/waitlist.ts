import type { WaitlistTexts } from '../en/waitlist.ts';

export const waitlistHindi: WaitlistTexts = {
  join: 'प्रतीक्षा सूची में जुड़ें',
  subject: (product) => `${product} की प्रतीक्षा सूची`,
};
