import { createServer } from 'node:http';
import type { WaitlistWidget } from '@artha/shared/config';
import { listen } from '@artha/process/port';

/** The third party's behaviour: it works and tries to reach beyond its frame, never responds, or fails. */
type Conduct = 'reaches' | 'hangs' | 'fails';

const form = `
  const place = document.getElementById('getWaitlistContainer');
  const { waitlist_id: id, widget_type: type } = place.dataset;
  place.innerHTML = '<form><label>Your address <input type="email"></label><button>Join ' + id + ' ' + type + '</button></form>';
`;

/** Tries everything that a page's own script may do, and records the results. */
const reach = `
  const attempts = {
    page: () => parent.document.title,
    frame: () => frameElement.id,
    address: () => { top.location.href = '/tools'; },
    cookie: () => document.cookie,
    storage: () => localStorage.length,
    dialog: () => alert('Your bank needs your PIN'),
  };
  const list = document.createElement('ul');
  for (const [name, attempt] of Object.entries(attempts)) {
    let outcome = 'reached';
    try { if (attempt() === undefined && name === 'dialog') outcome = 'silent'; } catch { outcome = 'refused'; }
    list.append(Object.assign(document.createElement('li'), { textContent: name + ' ' + outcome }));
  }
  parent.postMessage({ theme: 'hijacked' }, '*');
  place.append(list);
`;

/** A stand-in for the third party with the waitlist’s form. */
export interface ThirdParty {
  /** The configuration with which a site uses it. */
  readonly widget: WaitlistWidget;
  /** Requested paths. */
  readonly asked: readonly string[];
  /** Behaves so from now on. */
  readonly behave: (conduct: Conduct) => void;
  close(): void;
}

/** A stand-in for the waitlist company on its own origin. It works until it is told to behave otherwise. */
export async function startThirdParty(): Promise<ThirdParty> {
  const asked: string[] = [];
  let conduct: Conduct = 'reaches';
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (conduct === 'hangs') return;
    if (conduct === 'fails') {
      response.writeHead(500).end('broken');
      return;
    }
    if (request.url === '/form.css') {
      response.writeHead(200, { 'content-type': 'text/css' }).end('button { color: rgb(1, 2, 3) }');
    } else {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(form + reach);
    }
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    widget: { id: '4711', type: 'WIDGET_1', stylesheet: `${origin}/form.css`, script: `${origin}/form.js`, api: '' },
    asked,
    behave: (next) => {
      conduct = next;
      asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
