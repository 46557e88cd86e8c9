const MB = 1024 ** 2;

/**
 * The memory of a release service besides composing a site: it holds the uploads of all remotes, compresses with the best
 * quality, and speaks with its storage. Its container counted 850 MB when composing needed 665.
 */
const OTHER_BYTES = 200 * MB;

const inMb = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

/**
 * Judges what composing the whole site needed.
 * @param bytes the most memory of the process that composed it and of those in which it rendered.
 * @param limitBytes of the release service's container.
 * @returns a sentence if a release service in its container would be short of memory.
 */
export function findMemoryFault(bytes: number, limitBytes: number): string | undefined {
  const most = limitBytes - OTHER_BYTES;
  if (bytes <= most) return undefined;
  return [
    `Composing the whole site needs ${inMb(bytes)}, and may need ${inMb(most)} of the ${inMb(limitBytes)}`,
    'of the release service’s container. Let it need less, or raise its limit in docker-compose.yml and deploy/kubernetes.',
  ].join(' ');
}
