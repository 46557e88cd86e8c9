import type { ReactNode } from 'react';

/** A link with these words, inside a sentence. */
export type LinkOf = (words: string) => ReactNode;
