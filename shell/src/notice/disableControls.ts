/**
 * Controls that only the screen's script can answer. A form with an action is sent by the browser, and so are its fields;
 * buttons with a command or a popover are answered by the browser too.
 */
const NEED_SCRIPT =
  ':is(button, input, select, textarea):not(form[action] *, [commandfor], [popovertarget]), ' +
  'form[action] button:not([type=submit], [commandfor], [popovertarget])';

/**
 * Makes everything inert that cannot answer while the screen of a region has not loaded; text and links stay as they are.
 * @returns ends that.
 */
export function disableControls(region: Element): () => void {
  const disabled = [...region.querySelectorAll<HTMLElement>(NEED_SCRIPT)]
    // With its label, which would look alive by itself.
    .map((control) => control.closest<HTMLElement>('fieldset, label') ?? control)
    .filter((element) => !element.matches('[inert]'));
  for (const element of disabled) element.toggleAttribute('inert', true);
  return () => {
    for (const element of disabled) element.toggleAttribute('inert', false);
  };
}
