import type { Reply } from './deviceMessages.ts';

/** Runs in a worker and answers the messages of the page one after another. */
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
