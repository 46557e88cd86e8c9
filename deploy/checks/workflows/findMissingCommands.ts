/** The scripts and commands that a repository offers. */
export interface Callable {
  /** Names of the `scripts` of its package.json. */
  readonly scripts: readonly string[];
  /** Whether a path is an executable file. */
  readonly canRun: (path: string) => boolean;
  /** Whether a path is a file. */
  readonly isFile: (path: string) => boolean;
  /** Whether an installed package has a command of this name. */
  readonly isInstalled: (command: string) => boolean;
  /** The output of `artha --help`. */
  readonly usage: string;
}

/** The scripts that npm runs without `run`. */
const shortScripts = ['test', 'start'];

/**
 * Finds what a workflow or a script calls but the repository does not have.
 * @returns a sentence for each.
 */
export function findMissingCommands(text: string, { scripts, canRun, isFile, isInstalled, usage }: Callable): string[] {
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const called = [
    ...all(/\bnpm run ([\w:-]+)/g),
    ...shortScripts.filter((name) => new RegExp(`\\bnpm ${name}\\b`).test(text)),
  ];
  const arthaCalls = all(/\bnpx --no -- artha (.+)$/gm).map((line) => line.split(/\s+/));
  return [
    ...called.filter((name) => !scripts.includes(name)).map((name) => `package.json has no script “${name}”.`),
    ...all(/(?<![\w/])(\.ci\/[\w-]+)/g)
      .filter((path) => !canRun(path))
      .map((path) => `${path} is not an executable file.`),
    ...all(/\bnode ([\w.-]+\/[\w./-]+\.[cm]?[jt]s)\b/g)
      .filter((path) => !isFile(path))
      .map((path) => `There is no file ${path}.`),
    ...all(/\bnpx --no -- ([\w-]+)/g)
      .filter((command) => !isInstalled(command))
      .map((command) => `No package has the command “${command}”.`),
    ...arthaCalls.flatMap(([command = '', ...words]) => [
      ...(new RegExp(`^artha ${command}\\b`, 'm').test(usage) ? [] : [`artha has no command “${command}”.`]),
      ...words
        .filter((word) => word.startsWith('--') && !usage.includes(word))
        .map((option) => `artha does not know ${option}.`),
    ]),
  ];
}
