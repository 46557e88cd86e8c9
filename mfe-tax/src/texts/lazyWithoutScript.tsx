import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { WithoutScriptTexts } from './en/withoutScript.ts';

/** The replacement for the calculator without JavaScript, in one language, with its texts. */
export function lazyWithoutScript(name: string, loadTexts: () => Promise<WithoutScriptTexts>): ComponentType {
  return lazyPart({
    remote: 'tax',
    name,
    loading: null,
    load: async () => {
      const [{ WithoutScript }, texts] = await Promise.all([
        import('../screens/tax-calculator/WithoutScript.tsx'),
        loadTexts(),
      ]);
      return () => <WithoutScript texts={texts} />;
    },
  });
}
