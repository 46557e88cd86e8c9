import { mock } from 'node:test';
import { readFileSync } from 'node:fs';
import { createEdge } from '@artha/edge/createEdge';
import { openStore } from '@artha/object-storage/openStore';

/**
 * An edge in a process of its own, whose clock jumps by up to a day every two seconds: `node edge.ts <address of the store> <file of the
 * root> <file of its state> <port>`. It prints a line once it listens.
 */
const [, , address = '', rootFile = '', stateFile = '', port = ''] = process.argv;
const DAY_MS = 86_400_000;
let ahead = 0;
mock.timers.enable({ apis: ['Date'] });
const setClock = () => mock.timers.setTime(performance.timeOrigin + performance.now() + ahead);
setClock();
setInterval(setClock, 20);
setInterval(() => (ahead = (Math.random() * 2 - 1) * DAY_MS), 2_000);
const edge = await createEdge({ store: openStore(address), trust: { root: readFileSync(rootFile), stateFile } });
await edge.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
