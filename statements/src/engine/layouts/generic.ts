import { unknownBank } from './banks.ts';
import type { Layout } from './layout.ts';

/** The layout of a statement that matches no known layout: its heading is learned from the words banks commonly use. */
export const genericLayout: Layout = { id: 'generic', bank: unknownBank, headings: [], narration: 'below' };
