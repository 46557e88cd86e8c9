/** How webpack and Node report a missing module, or a missing file that a package exports. */
const notFound = /(?:Can't resolve|Cannot find (?:package|module)) '(?<module>[^']+)'/;
const notExported = /Package path (?<path>\S+) is exported from package \S*node_modules\/(?<name>\S+), but no valid/;

/** The module that a build does not find, as its imports name it; undefined if the build failed for another reason. */
function findMissingModule(output: string): string | undefined {
  const { path, name } = notExported.exec(output)?.groups ?? {};
  if (path !== undefined && name !== undefined) return path.replace('.', name);
  return notFound.exec(output)?.groups?.['module'];
}

/**
 * Explains why a package cannot be built from the files of its image.
 * @param folder of the package: `mfe-tax`.
 * @param output of its build.
 */
export function describeBuildFailure(folder: string, output: string): string {
  const missing = findMissingModule(output);
  if (missing === undefined) return `${folder} does not build from the files of its image:\n${output}`;
  return [
    `The image of ${folder} lacks “${missing}”, which its build imports.`,
    `Name the package that has it in the dependencies of ${folder}/package.json, or remove it from .dockerignore.\n${output}`,
  ].join(' ');
}
