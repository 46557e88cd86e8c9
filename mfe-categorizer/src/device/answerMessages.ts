import type { Reply } from './deviceMessages.ts';

/** In a worker: answers each message of the page, one after another. */
export function answerMessages(answer: (message: unknown) => Promise<Reply | undefined> | Reply | undefined): void {
  let turn = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    turn = turn.then(async () => {
      const reply = await Promise.resolve(data)
        .then(answer)
        .catch((): Reply => ({ kind: 'failed' }));
      if (reply) postMessage(reply);
    });
  });
}
