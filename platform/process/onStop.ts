/**
 * Stops gracefully at Ctrl-C or SIGTERM. The work is done once, even if the signal is repeated: npm passes on what the
 * terminal has already sent.
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
