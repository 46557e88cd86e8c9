import { currentVersion, currentVersions } from '@artha/shared/contract';
import { sha256Of } from '@artha/core/sha256Of';
import { readSnapshot, timeOf, type PublishContext } from '@artha/core/changeSite';
import { describeNextShell } from '@artha/core/checkRelease';
import type { Teller } from './openTeller.ts';

/** Tells each team once whose remote would not run in the shell that the policy announces. */
export async function tellNextShell(context: PublishContext, teller: Pick<Teller, 'announce'>): Promise<void> {
  const { nextShell } = await context.authority.readPolicy();
  if (!nextShell) return;
  const { registry } = (await readSnapshot(context)).state;
  const live = currentVersion(registry, 'shell')?.metadata.version;
  for (const [remote, { extras }] of currentVersions(registry)) {
    const [change] = extras.kind === 'remote' ? describeNextShell(remote, extras, nextShell, live) : [];
    if (change === undefined) continue;
    const { version: shell, from } = nextShell;
    const at = timeOf(context).toISOString();
    // The same for each look, and without a full stop, as Standard Webhooks wants it.
    const id = `msg_${sha256Of(Buffer.from(`next shell ${shell} ${remote}`)).slice(0, 32)}`;
    await teller.announce({ kind: 'next-shell-breaks', remote, owner: extras.owner, at, shell, from, change }, id);
  }
}
