// Stands for the texts of the runtime's error codes: its messages still carry the code and the address that explains it,
// and what visitors and teams read are the shell's own failures.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
