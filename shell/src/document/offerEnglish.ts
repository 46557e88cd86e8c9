import { chooseLanguage, pageLanguage } from '@artha/shared';
import { originalPath } from '@artha/shared/contract';
import { sharedEnglish, storedLanguage } from '@artha/shared/internal';
import { showBottomNotice } from '../notice/showBottomNotice.ts';

const STORAGE_KEY = 'artha-language-offer';

/** Whether the person has closed the offer on this visit. */
function isClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function keepClosed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'closed');
  } catch {
    // Without storage the offer comes back with the next document.
  }
}

/** The address of this page in English, with what a tool keeps after `#`. */
const englishAddress = () => originalPath(location.pathname, pageLanguage()) + location.search + location.hash;

/**
 * Offers this page in English to a person who has chosen English, until the offer is closed. The page stays: it was
 * shared in its language, and a page in English leads a person who has chosen another language there by itself.
 */
export function offerEnglish(): void {
  if (pageLanguage() === 'en' || storedLanguage() !== 'en' || isClosed()) return;
  const link = document.createElement('a');
  Object.assign(link, {
    href: englishAddress(),
    hreflang: 'en',
    textContent: 'Read this page in English',
  });
  link.addEventListener('click', () => {
    // The person may have gone on to another page, and a tool changes its figures without the router.
    link.href = englishAddress();
    chooseLanguage('en');
  });
  showBottomNotice(link, { label: sharedEnglish.close, press: keepClosed }).lang = 'en';
}
