import type { ReactElement } from 'react';
import { form16 } from '../../languages/en/form16.ts';
import { FormTextsProvider } from '../../texts/formTexts.ts';
import { Form16Page } from './Form16Page.tsx';
import { readOnDevice } from './readOnDevice.ts';

/** Fills the tax estimate from Form 16 and AIS. */
export function Form16(): ReactElement {
  return (
    <FormTextsProvider texts={form16}>
      <Form16Page readFile={readOnDevice} />
    </FormTextsProvider>
  );
}
