/**
 * A thread of each child that ends it when the service is gone: the child itself cannot notice while it reads a file,
 * and one that never finished would stay for ever.
 */

const parentCheckIntervalMs = 500;
const parentPid = process.ppid;

setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
}, parentCheckIntervalMs);
