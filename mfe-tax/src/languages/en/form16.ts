import { lazyFormResult } from '../../texts/lazyFormResult.tsx';
import { form16 as words } from '../../texts/en/form16.tsx';
import type { FormTexts } from '../../texts/formTexts.ts';

/** The page that reads Form 16 and AIS, in English, with its figures. */
export const form16: FormTexts = {
  ...words,
  FormResult: lazyFormResult(
    'The figures',
    'Showing the figures…',
    async () => (await import('../../texts/en/formResult.ts')).formResult,
  ),
};
