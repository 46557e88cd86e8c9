import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { FormResultProps } from '../screens/form16/formResultProps.ts';
import type { form16 } from './en/form16.tsx';

/** The texts of the page that reads Form 16 and AIS, until there is something to show. */
export type FormWords = typeof form16;

/** The texts of the page, and the figures, which load with their texts when a file was read. */
export interface FormTexts extends FormWords {
  readonly FormResult: ComponentType<FormResultProps>;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts: FormTextsProvider, useTexts: useFormTexts } = createTexts<FormTexts>();
