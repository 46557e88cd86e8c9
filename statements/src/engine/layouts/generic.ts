import type { Layout } from './layout.ts';

/** A statement of a bank nobody listed: its heading is read by the words banks use, and becomes the layout's. */
export const genericLayout: Layout = { id: 'generic', bank: 'any', marks: [], headings: [], narration: 'below' };
