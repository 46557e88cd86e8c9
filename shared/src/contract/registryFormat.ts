/**
 * The registry: which release of each micro frontend visitors get. The shape is the public frontend-discovery schema,
 * draft v1-pre (github.com/awslabs/frontend-discovery); everything of ours stands under `extras`.
 */
export const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
