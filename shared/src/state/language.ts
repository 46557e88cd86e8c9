import * as v from 'valibot';
import { LANGUAGES, type Language } from '../contract/routes/languages.ts';
import { createStore } from './createStore.ts';

const languageSchema = v.picklist(LANGUAGES);

const STORAGE_KEY = 'artha-language';

/** The language in which the visitor last chose to read; English until then. */
export const language = createStore<Language>('en');

/** The choice of an earlier visit; undefined without one, or if the storage is unreadable or blocked. */
export function storedLanguage(): Language | undefined {
  try {
    return v.parse(languageSchema, localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores a choice on this device. It does not navigate: the other language has its own addresses. */
export function chooseLanguage(choice: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A browser that blocks storage still keeps the language for this visit.
  }
  language.set(choice);
}
