import { theme } from '@artha/shared';
import { useEffect, useState } from 'react';

/** Colours and type of the page as a canvas needs them: resolved. */
export interface ChartColours {
  readonly text: string;
  readonly line: string;
  readonly debit: string;
  readonly credit: string;
  readonly fontFamily: string;
}

/**
 * Resolves the tokens for the theme that is shown. A token holds both themes (`light-dark(…)`), so this reads the
 * computed colour of an element that uses it.
 */
function readColours(): ChartColours {
  const probe = document.createElement('span');
  // With reduced motion every change is a transition, however short: the first moment still has the old colour.
  probe.style.transitionProperty = 'none';
  document.body.append(probe);
  const resolve = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    text: resolve('text'),
    line: resolve('line'),
    debit: resolve('debit'),
    credit: resolve('credit'),
    fontFamily: getComputedStyle(document.body).fontFamily,
  };
  probe.remove();
  return colours;
}

/** The page's colours; they follow the visitor's choice of theme and, without one, the system's. */
export function useChartColours(): ChartColours {
  const [colours, setColours] = useState(readColours);

  useEffect(() => {
    const read = () => {
      setColours(readColours());
    };
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    const unsubscribe = theme.subscribe(read);
    return () => {
      system.removeEventListener('change', read);
      unsubscribe();
    };
  }, []);

  return colours;
}
