import axe from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import * as v from 'valibot';

/** The rules of WCAG 2.2 AA and those that axe recommends, but for colours, which need a browser that paints. */
const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
};

/** What is run in the page: a line for each rule that is broken, with the elements that break it. */
const program = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.map(({ target }) => target.join(' ')).join(', ') + ')'))`;

const faultsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What axe finds in a page as it is composed, before any script of the page runs: a line for each rule that is broken. */
export async function findAccessibilityFaults(html: string): Promise<string[]> {
  // What jsdom lacks, such as a canvas, it says on a console that nobody reads.
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true, virtualConsole });
  try {
    window.eval(axe.source);
    // As JSON: an array of the window is none of this realm.
    return v.parse(faultsSchema, await window.eval(`${program}.then(JSON.stringify)`));
  } finally {
    window.close();
  }
}
