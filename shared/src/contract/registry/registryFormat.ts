/**
 * The registry: the current release of each micro frontend. The shape is the public frontend-discovery schema, draft
 * v1-pre (github.com/awslabs/frontend-discovery); our own fields are under `extras`.
 */
export const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
