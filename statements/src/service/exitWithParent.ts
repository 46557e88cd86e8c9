/**
 * A thread of each child that ends it when the service is gone: the child itself cannot notice while it reads a file,
 * and one that never finished would stay for ever.
 */

const lookMs = 500;
const service = process.ppid;

setInterval(() => {
  if (process.ppid !== service) process.kill(process.pid, 'SIGKILL');
}, lookMs);
