/** Creates the element that the notice of a failed screen is rendered into. */
export function createNoticeContainer(): HTMLElement {
  const container = document.createElement('div');
  // For the early script: the buttons in it respond, whatever those around it do.
  container.dataset['region'] = 'notice';
  container.dataset['ready'] = '';
  // The focus moves here from a field that becomes inert.
  container.tabIndex = -1;
  return container;
}

/**
 * Inserts the notice's element below the heading of a region. It is inside HTML that React does not own, or does not
 * touch while the screen has failed, so it has to be removed before the screen renders again.
 */
export function insertNoticeContainer(region: Element, container: HTMLElement): void {
  const heading = region.querySelector('h1');
  if (heading) blockOf(heading, region).after(container);
  else region.prepend(container);
}

/** The header that contains the heading, or the heading itself; the whole grid or row if it is an item of one. */
function blockOf(heading: Element, region: Element): Element {
  let block = heading.closest('header') ?? heading;
  for (let parent = block.parentElement; parent && parent !== region; parent = block.parentElement) {
    if (!/grid|flex/.test(getComputedStyle(parent).display)) break;
    block = parent;
  }
  return block;
}
