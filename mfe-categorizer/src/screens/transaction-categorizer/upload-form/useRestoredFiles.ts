import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes the files that the browser gives back with the form. For Back, a browser that has not kept the page loads it
 * again, and fills the form as it was: only in the document of that history entry, and with a reference to the
 * person's own file, of which nothing is copied.
 * @param isAfterLoss whether this page replaces one that showed a table; false until storage is known.
 * @param onRestore called once with the files, if there are any.
 */
export function useRestoredFiles(
  form: RefObject<HTMLFormElement | null>,
  isAfterLoss: boolean,
  onRestore: (form: HTMLFormElement, files: readonly File[]) => void,
): void {
  const restore = useEffectEvent(() => {
    const files = Array.from(form.current?.querySelector<HTMLInputElement>('input[type="file"]')?.files ?? []);
    if (form.current && files.length > 0) onRestore(form.current, files);
  });
  useEffect(() => {
    if (isAfterLoss) restore();
  }, [isAfterLoss]);
}
