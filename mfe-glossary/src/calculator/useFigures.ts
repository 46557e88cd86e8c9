import { useState } from 'react';
import { useFragment } from './useFragment.ts';

/**
 * The figures that a calculator works with: those of the fragment, or the example. A fragment without figures, such as
 * that of a link to a part of the page, leaves them as they are.
 * @param read undefined if the fragment has no figures.
 */
export function useFigures<Figures>(
  inAddress: boolean,
  example: Figures,
  read: (fragment: string) => Figures | undefined,
  write: (figures: Figures) => string,
): readonly [figures: Figures, setFigures: (figures: Figures) => void] {
  const [fragment, setFragment] = useFragment(inAddress);
  const [state, setState] = useState({ fragment: '', figures: example });
  if (state.fragment !== fragment) {
    const figures = fragment === '' ? example : (read(fragment) ?? state.figures);
    setState({ fragment, figures });
  }
  const setFigures = (figures: Figures) => {
    const written = write(figures);
    if (written !== fragment) setFragment(written);
  };
  return [state.figures, setFigures];
}
