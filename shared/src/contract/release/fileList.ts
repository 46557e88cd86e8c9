/**
 * Name of a browser file of a release with a line for each other one: its digest, a space and its path. A page's registry names this
 * list and the files that its pages need at once; the shell reads the list when a script asks for another one.
 */
export const FILE_LIST = 'digests.txt';
