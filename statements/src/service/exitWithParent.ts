/**
 * A thread of each child process that ends the child when the service has ended. The child itself cannot notice this
 * while it reads a file, and one that never finishes would stay forever.
 */

const parentCheckIntervalMs = 500;
const parentPid = process.ppid;

setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
}, parentCheckIntervalMs);
