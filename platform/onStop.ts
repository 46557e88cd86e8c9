/**
 * Stops in order at Ctrl-C or SIGTERM: the work is done once, however often the signal comes (npm passes on what the
 * terminal has sent already).
 */
export function onStop(work: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void work().finally(() => {
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
