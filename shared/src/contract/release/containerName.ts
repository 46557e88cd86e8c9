/** Global name of a remote's container: what its build declares, and what the shell asks Module Federation for. */
export function containerName(remote: string): string {
  return `artha_${remote.replaceAll('-', '_')}`;
}
