/** What the frame says about offline use, in one language. */
export interface OfflineTexts {
  readonly newVersion: string;
  readonly use: string;
}

/** By language (BCP 47); English for every other one. */
const texts: Readonly<Record<string, OfflineTexts>> = {
  hi: { newVersion: 'इस साइट के ऑफ़लाइन हिस्से का नया संस्करण तैयार है।', use: 'इसे इस्तेमाल करें' },
};

const english: OfflineTexts = {
  newVersion: 'A new version of the offline part of this site is ready.',
  use: 'Use it',
};

/** The texts in the language of the page. */
export const offlineTexts = (): OfflineTexts => texts[document.documentElement.lang] ?? english;
