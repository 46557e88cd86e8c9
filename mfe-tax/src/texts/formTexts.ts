import { createTexts } from '@artha/shared/remote';
import type { ComponentType, ReactNode } from 'react';
import type { FileRefusal } from '../device/readTaxFile.ts';
import type { FormResultProps } from '../screens/form16/formResultProps.ts';
import type { LinkOf } from './texts.ts';

/** The texts of the page that reads Form 16 and AIS, until there is something to show. */
export interface FormTexts {
  /** The figures, which load with their texts when a file was read. */
  readonly FormResult: ComponentType<FormResultProps>;
  readonly title: string;
  readonly lead: string;
  readonly files: string;
  readonly prompt: string;
  readonly touchPrompt: string;
  readonly hint: string;
  readonly privacy: (link: LinkOf) => ReactNode;
  /** What a file is, or why it is not used: the rest of a sentence that begins with its name. */
  readonly reading: (name: string) => string;
  readonly form16: (employer: string | undefined, year: string | undefined) => string;
  readonly ais: (entries: number, year: string | undefined) => string;
  readonly refusals: Readonly<Record<FileRefusal, string>>;
  readonly password: (name: string) => string;
  readonly passwordHint: string;
  readonly open: string;
  readonly removeIt: string;
  /** The same with the name of the file, for screen readers. */
  readonly remove: (name: string) => string;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts: FormTextsProvider, useTexts: useFormTexts } = createTexts<FormTexts>();
