import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 760px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether a PDF is shown in a frame here: not in a narrow window, and not where the browser has no viewer of its own. */
export function useShowsFrames(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches && navigator.pdfViewerEnabled);
}
