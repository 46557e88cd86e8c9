/** The folder with the schemas and checks of releases, which a process without rights may read. */
export const formatFolder = import.meta.dirname;
