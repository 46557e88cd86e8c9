import * as v from 'valibot';

const STORAGE_KEY = 'artha-places';

const spotSchema = v.object({
  x: v.number(),
  y: v.number(),
  /** Child indexes from the body to the focused element. */
  focus: v.array(v.number()),
});
const memorySchema = v.record(v.string(), spotSchema);

type Spot = v.InferOutput<typeof spotSchema>;

function pathTo(element: Element | null): number[] {
  const path: number[] = [];
  for (let at = element; at?.parentElement && at !== document.body; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

function elementAt(path: readonly number[]): Element | undefined {
  let at: Element | undefined = document.body;
  for (const index of path) at = at?.children[index];
  return path.length > 0 ? at : undefined;
}

function load(): Record<string, Spot> {
  try {
    return v.parse(memorySchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const spots = load();

/** Remembers scroll and focus of the entry that is being left. */
export function rememberSpot(key: string): void {
  spots[key] = { x: scrollX, y: scrollY, focus: pathTo(document.activeElement) };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(spots));
  } catch {
    // Without storage the memory lasts as long as the document.
  }
}

/** Puts scroll and focus back where they were; false where nothing is remembered. */
export function restoreSpot(key: string): boolean {
  const spot = spots[key];
  if (!spot) return false;
  const focused = elementAt(spot.focus);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ left: spot.x, top: spot.y, behavior: 'instant' });
  return true;
}
