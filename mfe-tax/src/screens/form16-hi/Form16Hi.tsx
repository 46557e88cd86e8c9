import type { ReactElement } from 'react';
import { FormTextsProvider } from '../../texts/formTexts.ts';
import { form16 } from '../../languages/hi/form16.ts';
import { Form16Page } from '../form16/Form16Page.tsx';
import { readOnDevice } from '../form16/readOnDevice.ts';

/** Fills the tax estimate from Form 16 and AIS, in Hindi. */
export function Form16Hi(): ReactElement {
  return (
    <FormTextsProvider texts={form16}>
      <Form16Page readFile={readOnDevice} />
    </FormTextsProvider>
  );
}
