import type { Tool } from '@artha/shared';
import type { ComponentType } from 'react';
import { PlainDrawing } from './PlainDrawing.tsx';
import { ResearchDrawing } from './ResearchDrawing.tsx';
import { StatementDrawing } from './StatementDrawing.tsx';
import { TaxDrawing } from './TaxDrawing.tsx';

/** The drawing on a tool's card, each 320 by 150. */
export const drawings: Readonly<Record<Tool['icon'], ComponentType>> = {
  statement: StatementDrawing,
  tax: TaxDrawing,
  research: ResearchDrawing,
  glossary: PlainDrawing,
  report: PlainDrawing,
  tool: PlainDrawing,
};
