/** The one button of a notice. */
interface NoticeButton {
  readonly label: string;
  /** Called when it is pressed; the notice is gone by then. */
  readonly press: () => void;
}

/** Shows a notice over the bottom of the page, where it moves nothing, and announces it. */
export function showBottomNotice(content: Node | string, { label, press }: NoticeButton): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  // Through the CSSOM, which the page's policy allows; no page carries a style for it.
  Object.assign(notice.style, {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    alignItems: 'center',
    padding: '12px var(--gutter)',
    background: 'var(--accent-wash)',
    borderTop: '1px solid',
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  Object.assign(button.style, { minHeight: '44px', padding: '0 16px', font: 'inherit' });
  button.addEventListener('click', () => {
    notice.remove();
    press();
  });
  document.body.append(notice);
  notice.append(content, button);
  return notice;
}
