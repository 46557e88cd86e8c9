import { lazyPart } from '@artha/shared/remote';
import type { ComponentType, ReactElement } from 'react';
import type { FormResultProps } from '../screens/form16/formResultProps.ts';
import { FormResultTextsProvider, type FormResultTexts } from './formResultTexts.ts';

/** The figures of the documents in one language: they load with their texts when a file was read. */
export function lazyFormResult(
  name: string,
  loading: string,
  loadTexts: () => Promise<FormResultTexts>,
): ComponentType<FormResultProps> {
  return lazyPart<FormResultProps>({
    remote: 'tax',
    name,
    loading: <p>{loading}</p>,
    load: async () => {
      const [{ FormResult }, texts] = await Promise.all([import('../screens/form16/FormResult.tsx'), loadTexts()]);
      return function InTexts(props: FormResultProps): ReactElement {
        return (
          <FormResultTextsProvider texts={texts}>
            <FormResult {...props} />
          </FormResultTextsProvider>
        );
      };
    },
  });
}
