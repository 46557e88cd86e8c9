import { withDependents, type Workspace } from '@artha/build/readWorkspaces';

/** A package of the repository. */
export interface BuiltWorkspace extends Pick<Workspace, 'name' | 'folder' | 'dependencies'> {
  /** Whether it is built and published. */
  readonly isBuilt: boolean;
}

/** The parts to publish or check after a change; remotes by their folders. */
export interface PublishPlan {
  /** Whether the shell is to be published. */
  readonly shell: boolean;
  /** Remotes to be published. */
  readonly remotes: readonly string[];
  /** All remaining remotes if what they are built with changed: they are only built and checked. */
  readonly others: readonly string[];
}

const isShell = ({ folder }: BuiltWorkspace) => folder === 'shell';
/** Visitors get `shared` as part of the shell. */
const isShared = ({ folder }: BuiltWorkspace) => folder === 'shared';
/** Tools build a remote, but are not part of it. */
const isTool = ({ folder }: BuiltWorkspace) => /^(platform|tools)\//.test(folder);

/** The folders and files that every remote is built with. */
const builtWith =
  /^(shared|platform\/(build|kit|core\/format))\/|^(package|package-lock|tsconfig\.base)\.json$|^\.nvmrc$/;

/** Decides what to publish and what to check after a change. */
export function planPublish(changed: readonly string[], workspaces: readonly BuiltWorkspace[]): PublishPlan {
  const isTouched = ({ folder }: BuiltWorkspace) => changed.some((file) => file.startsWith(`${folder}/`));
  // Folders become words of workflows and of commands.
  const built = workspaces.filter(({ isBuilt, folder }) => isBuilt && /^[a-z][a-z0-9-]*$/.test(folder));
  const parts = workspaces.filter((one) => !isShared(one) && !isTool(one));
  const affected = withDependents(parts.filter(isTouched), parts);
  const remotes = built.filter((one) => !isShell(one));
  const others = changed.some((file) => builtWith.test(file)) ? remotes.filter((one) => !affected.includes(one)) : [];
  return {
    shell: affected.some(isShell) || workspaces.some((one) => isShared(one) && isTouched(one)),
    remotes: remotes.filter((one) => affected.includes(one)).map(({ folder }) => folder),
    others: others.map(({ folder }) => folder),
  };
}

/**
 * Publishes one package, regardless of what changed.
 * @param name in commands: `tax`, `shell`.
 * @throws if no package has it.
 */
export function planNamed(name: string, workspaces: readonly BuiltWorkspace[]): PublishPlan {
  const folder = name === 'shell' ? name : `mfe-${name}`;
  if (!workspaces.some((one) => one.isBuilt && one.folder === folder))
    throw new Error('No package here has that name.');
  return { shell: name === 'shell', remotes: name === 'shell' ? [] : [folder], others: [] };
}
