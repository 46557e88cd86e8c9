import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/texts.ts';

/**
 * An amount in words, to read below its field; empty for zero. The words load when there is an amount. Until then, and
 * if they do not load, it is empty, too: they only help to read.
 */
export function useSpelledAmount(rupees: number): string {
  const { loadSpelling } = useTexts();
  const [spell, setSpell] = useState<(amount: number) => string>();
  const hasAmount = rupees > 0;

  useEffect(() => {
    if (!hasAmount) return undefined;
    let isShown = true;
    loadSpelling().then(
      (loaded) => {
        if (isShown) setSpell(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [hasAmount, loadSpelling]);

  return spell?.(rupees) ?? '';
}
