// Replaces the texts of the runtime's error codes: its messages still contain the code and the address with the
// explanation, and visitors and teams see the shell's own messages.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
