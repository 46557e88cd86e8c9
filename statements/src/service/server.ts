import { startService } from './index.ts';

/** `node statements/src/service/server.ts`: runs the service on PORT and HOST until SIGTERM or SIGINT. */

const service = await startService({
  port: Number(process.env['PORT'] ?? 8090),
  host: process.env['HOST'] ?? '127.0.0.1',
  log: (entry) => console.log(JSON.stringify(entry)),
});
console.log(`Statements service listening on ${service.url}`);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void service.close().then(() => process.exit(0)));
}
