import { useEffect, useState } from 'react';

/** A value once it has not changed for a while, so that a listener hears the end of what is typed and not each letter. */
export function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delayMs]);
  return settled;
}
