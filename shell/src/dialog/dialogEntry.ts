import * as v from 'valibot';

const OVERLAY = 'term:open';

const stateSchema = v.object({ overlay: v.literal(OVERLAY), term: v.string() });

/** What a history entry keeps of the dialog that it shows, beside the address of the page below. */
export interface DialogEntry {
  readonly overlay: typeof OVERLAY;
  readonly term: string;
}

/** The state of a history entry that shows a term. */
export function createDialogEntry(term: string): DialogEntry {
  return { overlay: OVERLAY, term };
}

/** The term that a history entry shows; undefined where it shows the page alone. @param state the location's. */
export function termOf(state: unknown): string | undefined {
  const result = v.safeParse(stateSchema, state);
  return result.success ? result.output.term : undefined;
}
