import axe from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import * as v from 'valibot';

/** The rules of WCAG 2.2 AA and axe's recommendations, except for colours, which need a rendering browser. */
const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
};

/** Code for the page: returns a line for each broken rule, with the elements that break it. */
const program = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.map(({ target }) => target.join(' ')).join(', ') + ')'))`;

const faultsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Runs axe on a composed page before any script of the page runs: a line for each broken rule. */
export async function findAccessibilityFaults(html: string): Promise<string[]> {
  // jsdom reports missing features, such as a canvas, on a console that is not shown.
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true, virtualConsole });
  try {
    window.eval(axe.source);
    // As JSON, because arrays of the window's realm are not arrays of this one.
    return v.parse(faultsSchema, await window.eval(`${program}.then(JSON.stringify)`));
  } finally {
    window.close();
  }
}
