/** Creates the element that the notice of a failed screen is rendered into. */
export function createNoticePlace(): HTMLElement {
  const place = document.createElement('div');
  // For the early script: the buttons in it respond, whatever those around it do.
  place.dataset['region'] = 'notice';
  place.dataset['ready'] = '';
  // Somebody whose field becomes inert is led here.
  place.tabIndex = -1;
  return place;
}

/**
 * Inserts the notice's element below the heading of a region. It stands inside HTML that React does not own, or does not
 * touch while the screen is failed, so it has to be removed before the screen renders again.
 */
export function insertNoticePlace(region: Element, place: HTMLElement): void {
  const heading = region.querySelector('h1');
  if (heading) blockOf(heading, region).after(place);
  else region.prepend(place);
}

/** The header that the heading stands in, or the heading itself; the whole grid or row where it is an item of one. */
function blockOf(heading: Element, region: Element): Element {
  let block = heading.closest('header') ?? heading;
  for (let parent = block.parentElement; parent && parent !== region; parent = block.parentElement) {
    if (!/grid|flex/.test(getComputedStyle(parent).display)) break;
    block = parent;
  }
  return block;
}
