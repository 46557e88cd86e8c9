// Runs in /~override alone, which runs no script of a remote or of the shell. The link that `artha override` prints
// names its port and a code after the `#`, which no server sees.
(() => {
  const secret = document.documentElement.dataset.secret;
  const [said, start, end] = ['said', 'start', 'end'].map((id) => document.getElementById(id));
  const [, port, code] = /^#(\d{1,5})\.([\w-]+)$/.exec(location.hash) ?? [];
  const machine = `127.0.0.1:${port}`;

  async function sha256Of(text) {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** Sends JSON. @throws with the text of an answer that refuses. */
  async function send(address, body) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  }

  function explain(error) {
    said.textContent =
      error instanceof TypeError
        ? `Nothing answers at ${machine}. Run artha override on the machine of this browser, and let this site reach it if the browser asks.`
        : error.message;
  }

  async function offer() {
    const answer = await send(`http://${machine}/override`, { code, challenge: await sha256Of(secret) });
    const { record, name, version, path, until } = await answer.json();
    const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' }).format(new Date(until));
    said.textContent = `${name} ${version} from ${machine} would run in this tab until ${time}. Visitors, and your other tabs, do not get it.`;
    start.textContent = `Run ${name} in this tab`;
    start.hidden = false;
    start.addEventListener('click', () => {
      start.disabled = true;
      send('/~override', { record }).then(() => {
        sessionStorage['artha-override'] = secret;
        location.replace(path);
      }, explain);
    });
  }

  end.addEventListener('click', async () => {
    await fetch('/~override', { method: 'DELETE' });
    delete sessionStorage['artha-override'];
    location.replace('/~override');
  });
  // A link that is opened in this very tab only changes what follows the `#`.
  addEventListener('hashchange', () => location.reload());
  if (port !== undefined) {
    // The code is of no use in the history of the browser.
    history.replaceState(null, '', location.pathname);
    offer().catch(explain);
  }
})();
