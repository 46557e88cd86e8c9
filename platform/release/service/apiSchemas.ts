/** The header with a release order in Base64, sent along with its release. */
export const ORDER_HEADER = 'artha-order';

/** The address at which a site and its release service name the release service (RFC 8615). */
export const DISCOVERY_PATH = '/.well-known/artha.json';

/** The remote in an address. */
export const nameParams = { type: 'object', properties: { name: { type: 'string' } } } as const;

/** JSON Schemas of the release service's responses, the source of its OpenAPI document. */
const release = {
  type: 'object',
  properties: {
    version: { type: 'string', description: 'Semantic version of the release.' },
    digest: { type: 'string', description: 'Key of the release: 20 hexadecimal digits.' },
    published: { type: 'string', format: 'date-time' },
    isLive: { type: 'boolean', description: 'Whether visitors get it now.' },
    rolledBack: { type: 'string', format: 'date-time', description: 'When a rollback replaced it.' },
  },
} as const;

/** Why an order was refused. */
export const refusalSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'Stable code of the reason: RE-21.' },
    reason: { type: 'string' },
    remedy: { type: 'string', description: 'What to do.' },
  },
} as const;

/** What the service publishes now. */
export const statusSchema = {
  type: 'object',
  properties: {
    audience: { type: 'string', description: 'Address for which release orders and tokens must be issued.' },
    remotes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          owner: { type: 'string' },
          version: { type: 'string' },
          digest: { type: 'string' },
          published: { type: 'string', format: 'date-time' },
          problem: { type: 'string', description: 'The problem with it; omitted if there is none.' },
        },
      },
    },
  },
} as const;

/** What the policy and the registry say about a remote. */
export const remoteSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    audience: { type: 'string' },
    dueNumber: { type: 'integer', description: 'Number of the next release order for it.' },
    policy: {
      type: 'object',
      description: 'The policy’s entry for it; omitted if the policy has none.',
      properties: {
        owner: { type: 'string', description: 'Omitted if any owner is allowed.' },
        routes: {
          type: 'array',
          items: { type: 'string' },
          description: 'Path prefixes below which it may have pages.',
        },
      },
    },
    history: { type: 'array', items: release },
    rollback: {
      type: 'object',
      description: 'The target of a rollback; omitted if there is none.',
      properties: {
        version: { type: 'string' },
        digest: { type: 'string' },
        sha256: { type: 'string', description: 'SHA-256 of its release.json, for the release order.' },
        length: { type: 'integer', description: 'Size of its release.json in bytes, for the release order.' },
        paths: { type: 'array', items: { type: 'string' }, description: 'The pages that visitors then get.' },
      },
    },
  },
} as const;

/** What an order changed. */
export const resultSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    version: { type: 'string' },
    digest: { type: 'string' },
    changed: { type: 'boolean', description: 'False if visitors had exactly this before.' },
  },
} as const;

/** The log of releases. */
export const logSchema = {
  type: 'object',
  properties: {
    entries: { type: 'array', items: { type: 'object', additionalProperties: true }, description: 'Newest first.' },
  },
} as const;

/** The public configuration of the site, and its registry. */
export const siteSchema = {
  type: 'object',
  properties: {
    config: {
      type: 'object',
      additionalProperties: true,
      description: 'The site’s configuration in every page.',
    },
    registry: {
      type: 'object',
      additionalProperties: true,
      description: 'The releases of all micro frontends that visitors get: docs/registry.md.',
    },
  },
} as const;

/** Where the release service is. */
export const discoverySchema = {
  type: 'object',
  properties: { releaseService: { type: 'string', description: 'Address of the release service.' } },
} as const;
