import * as v from 'valibot';

const STORAGE_KEY = 'artha-scroll-positions';

const positionSchema = v.object({
  x: v.number(),
  y: v.number(),
  /** Child indexes from the body to the focused element. */
  focus: v.array(v.number()),
});
const positionsSchema = v.record(v.string(), positionSchema);

type ScrollPosition = v.InferOutput<typeof positionSchema>;

/** The position of an element: child indexes from the body down to it. */
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

/** Saves scroll position and focus of the history entry that is being left. @param key of the entry. */
export function saveScrollPosition(key: string): void {
  positions[key] = { x: scrollX, y: scrollY, focus: childIndexesOf(document.activeElement) };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, positions last as long as the document.
  }
}

/** Restores scroll position and focus of a history entry. @returns false if none were saved. */
export function restoreScrollPosition(key: string): boolean {
  const position = positions[key];
  if (!position) return false;
  const focused = elementByIndexes(position.focus);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ left: position.x, top: position.y, behavior: 'instant' });
  return true;
}

/** Restores scroll positions by script within this document; a full load restores its own by itself, earlier. */
export function takeOverScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
