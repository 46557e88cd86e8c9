/** The address that React writes for a form whose action is a function. */
const actionAddress =
  / (?:action|formAction)="javascript:throw new Error\(&#x27;React form unexpectedly submitted\.&#x27;\)"/g;

/** The script that React adds to such a page: it records what is submitted before hydration. */
const replayScript = /<script>addEventListener\("submit",[^<]*<\/script>$/;

/**
 * Markup of React whose forms have functions as actions, as forms without an action. They wait for hydration: the page's
 * own early script holds what is submitted before, and the shell replays it.
 */
export function withoutFormScript(markup: string): string {
  return markup.replace(replayScript, '').replaceAll(actionAddress, '');
}
