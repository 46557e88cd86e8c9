import * as v from 'valibot';

const STORAGE_KEY = 'artha-places';

const positionSchema = v.object({
  x: v.number(),
  y: v.number(),
  /** Child indexes from the body to the focused element. */
  focus: v.array(v.number()),
});
const positionsSchema = v.record(v.string(), positionSchema);

type ScrollPosition = v.InferOutput<typeof positionSchema>;

function childIndexesOf(element: Element | null): number[] {
  const path: number[] = [];
  for (let at = element; at?.parentElement && at !== document.body; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

function elementByIndexes(path: readonly number[]): Element | undefined {
  let at: Element | undefined = document.body;
  for (const index of path) at = at?.children[index];
  return path.length > 0 ? at : undefined;
}

function load(): Record<string, ScrollPosition> {
  try {
    return v.parse(positionsSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const positions = load();

/** Remembers scroll and focus of the entry that is being left. */
export function saveScrollPosition(key: string): void {
  positions[key] = { x: scrollX, y: scrollY, focus: childIndexesOf(document.activeElement) };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage the memory lasts as long as the document.
  }
}

/** Puts scroll and focus back where they were; false where nothing is remembered. */
export function restoreScrollPosition(key: string): boolean {
  const spot = positions[key];
  if (!spot) return false;
  const focused = elementByIndexes(spot.focus);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ left: spot.x, top: spot.y, behavior: 'instant' });
  return true;
}
