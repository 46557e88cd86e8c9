import * as v from 'valibot';

const OVERLAY = 'term:open';

const stateSchema = v.object({
  overlay: v.literal(OVERLAY),
  term: v.string(),
  /** The language in which it is shown, where that is not the English of the site. */
  lang: v.optional(v.string()),
  /** The page below, where the address is that of the term. */
  over: v.optional(v.string()),
});

/** What a history entry keeps of the dialog that it shows. */
export type DialogEntry = v.InferOutput<typeof stateSchema>;

/** The state of a history entry that shows a term. */
export function createDialogEntry(entry: Omit<DialogEntry, 'overlay'>): DialogEntry {
  return { overlay: OVERLAY, ...entry };
}

/** What a history entry shows over its page; undefined where it shows the page alone. @param state the location's. */
export function dialogOf(state: unknown): DialogEntry | undefined {
  const result = v.safeParse(stateSchema, state);
  return result.success ? result.output : undefined;
}
