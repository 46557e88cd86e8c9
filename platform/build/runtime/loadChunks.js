// Replaces webpack's loading of chunks by one for browsers of today, with one address for each script, which the guard
// of the page decides.

/**
 * Lets a build load its chunks.
 * @param queueName the global list to which each chunk adds itself.
 * @param timeoutMs after which a script counts as failed.
 * @param prepare sets the address of a script before it is inserted; it may take its time.
 */
export default function loadChunks(webpackRequire, queueName, timeoutMs, prepare) {
  /** By id: the promise of a chunk that loads, or 0 for one that has run. */
  const chunks = {};

  const insert = async (id) => {
    const script = document.createElement('script');
    const url = webpackRequire.p + webpackRequire.u(id);
    if (prepare) await prepare(script, url);
    else script.src = url;
    await new Promise((resolve, reject) => {
      const end = ({ type }) => {
        clearTimeout(timer);
        script.remove();
        if (chunks[id] === 0) resolve();
        else {
          const error = new Error(`Loading chunk ${id} failed (${type}: ${script.src})`);
          reject(Object.assign(error, { name: 'ChunkLoadError' }));
        }
      };
      const timer = setTimeout(end, timeoutMs, { type: 'timeout' });
      script.onload = script.onerror = end;
      document.head.append(script);
    });
  };

  webpackRequire.f.j = (id, promises) => {
    if (chunks[id] === 0) return;
    chunks[id] ??= insert(id).catch((error) => {
      // The next attempt loads it again.
      chunks[id] = undefined;
      throw error;
    });
    promises.push(chunks[id]);
  };

  const queue = (globalThis[queueName] ??= []);
  // An entry that is loaded once more, after a failure, gets its chunks beside the first one.
  const push = queue.push.bind(queue);
  const receive = ([ids, modules, run]) => {
    Object.assign(webpackRequire.m, modules);
    run?.(webpackRequire);
    for (const id of ids) chunks[id] = 0;
  };
  queue.forEach(receive);
  queue.push = (chunk) => {
    receive(chunk);
    push(chunk);
  };
}
