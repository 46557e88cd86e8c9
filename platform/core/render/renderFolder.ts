/** The folder with the programs that render and check, which a process without rights may read. */
export const renderFolder = import.meta.dirname;
