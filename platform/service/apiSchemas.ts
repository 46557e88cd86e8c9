/** The header that carries a statement, in Base64, along with the release that it is about. */
export const STATEMENT_HEADER = 'artha-statement';

/** Where a site and its release service say where the release service is (RFC 8615). */
export const DISCOVERY_PATH = '/.well-known/artha.json';

/** JSON Schemas of the release service's answers, from which its OpenAPI document is made. */
const release = {
  type: 'object',
  properties: {
    version: { type: 'string', description: 'Semantic version of the release.' },
    digest: { type: 'string', description: 'Key of the release: 20 hexadecimal digits.' },
    published: { type: 'string', format: 'date-time' },
    isLive: { type: 'boolean', description: 'Whether visitors get it now.' },
    rolledBack: { type: 'string', format: 'date-time', description: 'When a rollback led away from it.' },
  },
} as const;

export const refusalSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'Stable code of the reason: RE-21.' },
    reason: { type: 'string' },
    remedy: { type: 'string', description: 'What to do.' },
  },
} as const;

export const statusSchema = {
  type: 'object',
  properties: {
    audience: { type: 'string', description: 'Address that statements and tokens must be for.' },
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
          problem: { type: 'string', description: 'What is wrong with it; left out where nothing is.' },
        },
      },
    },
  },
} as const;

export const remoteSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    audience: { type: 'string' },
    dueNumber: { type: 'integer', description: 'Version that the next statement about it must have.' },
    policy: {
      type: 'object',
      description: 'What the policy gives to its owner; left out where the policy does not know it.',
      properties: {
        owner: { type: 'string', description: 'Left out where it is anybody.' },
        routes: {
          type: 'array',
          items: { type: 'string' },
          description: 'Addresses at or below which it may have pages.',
        },
      },
    },
    history: { type: 'array', items: release },
    rollback: {
      type: 'object',
      description: 'What a rollback would lead to; left out where there is nothing to go back to.',
      properties: {
        version: { type: 'string' },
        digest: { type: 'string' },
        sha256: { type: 'string', description: 'SHA-256 of its release.json, for the statement.' },
        length: { type: 'integer', description: 'Size of its release.json in bytes, for the statement.' },
        paths: { type: 'array', items: { type: 'string' }, description: 'The pages that visitors get then.' },
      },
    },
  },
} as const;

export const resultSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    version: { type: 'string' },
    digest: { type: 'string' },
    changed: { type: 'boolean', description: 'False where visitors had just this already.' },
  },
} as const;

export const logSchema = {
  type: 'object',
  properties: {
    entries: { type: 'array', items: { type: 'object', additionalProperties: true }, description: 'The newest first.' },
  },
} as const;

export const siteSchema = {
  type: 'object',
  properties: {
    config: {
      type: 'object',
      additionalProperties: true,
      description: 'What every page carries of the site’s configuration.',
    },
    registry: {
      type: 'object',
      additionalProperties: true,
      description: 'What visitors get of each micro frontend: docs/registry.md.',
    },
  },
} as const;

export const discoverySchema = {
  type: 'object',
  properties: { releaseService: { type: 'string', description: 'Address of the release service.' } },
} as const;
