import { REGISTRY_SCHEMA, type Registry } from '@artha/shared/contract';

/** The registry before the first publish. */
export const emptyRegistry: Registry = { schema: REGISTRY_SCHEMA, microFrontends: {} };
