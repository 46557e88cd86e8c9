/**
 * The script of the form, as a waitlist company provides it: it fills `#getWaitlistContainer`, reads its data
 * attributes, and sends the address to its own origin (docs/waitlist.md).
 */
export const widgetScript = `(() => {
  const place = document.getElementById('getWaitlistContainer');
  if (!place) return;
  const join = new URL('/waitlist/join', document.querySelector('script[src*="/waitlist/widget.js"]').src);
  const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties));
  const form = document.createElement('form');
  form.dataset.waitlist = place.dataset.waitlist_id + ' ' + place.dataset.widget_type;
  const label = add(form, 'label', { textContent: 'E-mail ' });
  const input = add(label, 'input', { type: 'email', name: 'email', required: true, autocomplete: 'email' });
  add(form, 'button', { textContent: 'Join the Waitlist' });
  const status = add(form, 'p', { tabIndex: -1 });
  status.setAttribute('role', 'status');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const body = new URLSearchParams({ email: input.value });
      const response = await fetch(join, { method: 'POST', body });
      if (!response.ok) throw new Error(String(response.status));
      form.replaceChildren(status);
      status.focus();
      status.textContent = 'Thank you, you are on the waitlist. (A stand-in: the list is a file on this machine.)';
    } catch {
      status.textContent = 'That did not work. Please try again.';
    }
  });
  place.replaceChildren(form);
})();
`;

/** Height of the form with a message below it, or of its confirmation, in pixels, also on a phone. */
export const WIDGET_HEIGHT = 160;

/** The style of the form. */
export const widgetStyle = `
:root { color-scheme: light dark; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; color: light-dark(#1c1b1f, #ece9f1); }
label { display: grid; gap: .25rem; flex: 1 1 12rem; }
input, button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid light-dark(#8a8594, #7d7788); border-radius: .375rem; color: inherit; background: light-dark(#fff, #221f28); min-width: 0; box-sizing: border-box; }
button { font-weight: 600; cursor: pointer; }
p { flex-basis: 100%; margin: 0; }
:focus-visible { outline: 3px solid light-dark(#5b2a8c, #d0b3f5); outline-offset: 2px; }
`;
