import { lazyFormResult } from '../../texts/lazyFormResult.tsx';
import { form16 as words } from '../../texts/hi/form16.tsx';
import type { FormTexts } from '../../texts/formTexts.ts';

/** The page that reads Form 16 and AIS, in Hindi, with its figures. */
export const form16: FormTexts = {
  ...words,
  FormResult: lazyFormResult(
    'आँकड़े',
    'आँकड़े दिखाए जा रहे हैं…',
    async () => (await import('../../texts/hi/formResult.ts')).formResult,
  ),
};
