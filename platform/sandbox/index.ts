export { startGoogle, type Google } from './google/startGoogle.ts';
export { certificateFor } from './certificateFor.ts';
export { textMessageSchema } from './inbox/textHook.ts';
export { createNamedServer } from './createNamedServer.ts';
export { startSandbox, type Sandbox, type SandboxOptions } from './startSandbox.ts';
export { offersRecoveryCodes } from './conformance/offersRecoveryCodes.ts';
export { conformanceCases } from './conformance/conformanceCases.ts';
export { runCases, type Outcome } from './conformance/runCases.ts';
export type { ConformanceCase, Need, Target } from './conformance/target.ts';
