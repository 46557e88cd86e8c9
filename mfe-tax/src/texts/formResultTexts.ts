import { createTexts } from '@artha/shared/remote';
import type { formResult } from './en/formResult.ts';

/** The texts of the figures of Form 16 and AIS. */
export type FormResultTexts = typeof formResult;

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts: FormResultTextsProvider, useTexts: useFormResultTexts } = createTexts<FormResultTexts>();
