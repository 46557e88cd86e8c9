// Runs in each page that a browser with an override gets, before the shell. In the tab that the person has chosen, the
// page names a registry of the person's own machine; in every other tab it runs what visitors run. It then loads the
// shell, whose scripts the edge has left to it. docs/rollout.md explains overrides.
(() => {
  const { name, origin, challenge, until, scripts } = JSON.parse(
    document.getElementById('artha-override-data').textContent,
  );
  const bar = document.getElementById('artha-override');
  const [text, end] = bar.children;
  const policy = globalThis.trustedTypes?.createPolicy('artha-override', { createScriptURL: (url) => url });

  function loadShell() {
    for (const { src, integrity } of scripts) {
      // `defer` has no effect here, but tells the page's first script that this one is of the shell.
      const properties = { async: false, defer: true, crossOrigin: 'anonymous', integrity };
      const script = Object.assign(document.createElement('script'), properties);
      script.src = policy ? policy.createScriptURL(src) : src;
      document.head.append(script);
    }
  }

  async function sha256Of(secret) {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** Takes the registry with the person's own build, and leaves the screen of its remote for it to render. */
  async function replaceRelease() {
    const element = document.getElementById('artha-page');
    const page = JSON.parse(element.textContent);
    const address = new URL('/page', origin);
    address.searchParams.set('path', location.pathname);
    address.searchParams.set('registry', page.registry.url);
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(await response.text());
    const { registry, title, version, digest } = await response.json();
    // The node, because setting the text of a script needs a type that browsers trust.
    element.firstChild.data = JSON.stringify({ ...page, registry });
    if (title !== null) {
      document.title = title;
      document.body.firstElementChild.replaceChildren();
    }
    return { version, digest };
  }

  /** Loads the tab again once there is another build than the one that it has. */
  function watchBuilds(digest) {
    const changes = new EventSource(new URL(`/changes?digest=${digest}`, origin));
    changes.addEventListener('built', () => location.reload());
    // A machine that sleeps, or a command that was stopped, is asked again with the next load.
    changes.addEventListener('error', () => changes.close());
  }

  const timeOf = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
  const machine = new URL(origin).host;

  async function start() {
    if (Date.now() >= Date.parse(until) || (await sha256Of(sessionStorage['artha-override'] ?? '')) !== challenge)
      return;
    bar.hidden = false;
    end.addEventListener('click', async () => {
      await fetch('/~override', { method: 'DELETE' });
      delete sessionStorage['artha-override'];
      location.reload();
    });
    try {
      const { version, digest } = await replaceRelease();
      text.textContent = `This tab runs ${name} ${version} from ${machine} until ${timeOf.format(new Date(until))}. Visitors do not get it.`;
      watchBuilds(digest);
    } catch (error) {
      const reason = error instanceof TypeError ? 'does not answer' : `says: ${error.message}`;
      text.textContent = `${machine} ${reason}. This page is what visitors get. Run npx artha override ${name} again, and reload.`;
    }
  }

  void start().then(loadShell, loadShell);
})();
