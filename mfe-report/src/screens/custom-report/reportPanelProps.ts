import type { NamedRatio } from '../../domain/terms.ts';

/** Properties of `ReportPanel`. */
export interface ReportPanelProps {
  readonly terms: readonly NamedRatio[];
  /** Whether they are still ticked: without any that is, the panel keeps the last ones. */
  readonly isCurrent: boolean;
  /** How often the report was asked for: each time, it comes into view and its heading takes the focus. */
  readonly requests: number;
}
