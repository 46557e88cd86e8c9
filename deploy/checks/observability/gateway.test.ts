import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoNginx } from '@artha/edge/testing/nginxServer';
import { freePort } from '@artha/process/port';
import { until } from '@artha/process/testing/until';

const deploy = join(import.meta.dirname, '../../gateway');
const reason = whyNoNginx();

(reason ? describe.skip : describe)(`the gateway${reason ? `, skipped: ${reason}` : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-gateway-'));
  let url = '';
  let part: Server;
  let nginx: ReturnType<typeof spawn>;
  const received: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    const [gatewayPort, partPort] = [await freePort(), await freePort()];
    url = `http://127.0.0.1:${String(gatewayPort)}`;
    part = createServer((request, response) => {
      received.push(request.headers);
      response.end();
    }).listen(partPort, '127.0.0.1');
    mkdirSync(join(folder, 'logs'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
       http { ${temporary.join(' ')} access_log off; include ${deploy}/trace.conf;
         server { listen 127.0.0.1:${String(gatewayPort)}; include ${deploy}/metrics.conf;
           location / { include ${deploy}/request-headers.conf; proxy_pass http://127.0.0.1:${String(partPort)}; } } }`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], {
      stdio: 'ignore',
      env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` },
    });
    await until(() =>
      fetch(`${url}/metrics`).then(
        () => true,
        () => false,
      ),
    );
  });

  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    part.close();
    rmSync(folder, { recursive: true });
  });

  test('gives every request its own id and trace, whatever a visitor sends', async () => {
    const claimed = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${claimed}-00f067aa0ba902b7-01`, tracestate: 'a=b', 'x-request-id': claimed };
    for (const own of [headers, {}]) await fetch(`${url}/tools`, { headers: own });
    expect(received).toHaveLength(2);
    for (const { traceparent, tracestate, 'x-request-id': id } of received) {
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(traceparent).toBe(`00-${String(id)}-${String(id).slice(0, 16)}-01`);
      expect([id === claimed, tracestate]).toEqual([false, undefined]);
    }
    expect(new Set(received.map(({ traceparent }) => traceparent)).size).toBe(2);
  });

  test('shows its counters in the format of Prometheus', async () => {
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('#')).map((line) => line.replace(/ \d+$/, ''))).toEqual([
      'gateway_connections_total',
      'gateway_connections{state="reading"}',
      'gateway_connections{state="writing"}',
      'gateway_connections{state="waiting"}',
    ]);
    expect(lines.every((line) => /^# (HELP|TYPE) \w+ .+$|^\w+(\{state="\w+"\})? \d+$/.test(line))).toBe(true);
  });
});
