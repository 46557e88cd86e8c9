import { providePageLanguage } from '../state/pageLanguage.ts';
import { sharedEnglish } from '../texts/en.ts';

// Every test starts on an English page; `renderScreen` with a language changes it.
providePageLanguage('en', sharedEnglish);
