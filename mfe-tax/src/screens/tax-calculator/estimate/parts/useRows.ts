import { useState } from 'react';

interface RowsInput<Rows> {
  /** The list as in the address. */
  readonly text: string | undefined;
  readonly read: (text: string | undefined) => Rows;
  readonly write: (rows: Rows) => string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

/**
 * A list of the estimate as it is typed: the address has its amounts, not the half of a word. Another address brings its
 * own list.
 */
export function useRows<Rows>({ text, read, write, onChange }: RowsInput<Rows>) {
  const [state, setState] = useState(() => ({ text, rows: read(text) }));
  if (state.text !== text) setState({ text, rows: read(text) });
  const change = (rows: Rows) => {
    const written = write(rows);
    setState({ text: written, rows });
    onChange(written);
  };
  return [state.rows, change] as const;
}
