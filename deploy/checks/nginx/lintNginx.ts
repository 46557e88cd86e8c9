import type { Directive } from './parseNginx.ts';

/** The file with the security headers of every response. */
const HEADERS_FILE = 'artha-headers.conf';
/** The same for the responses that a gateway creates itself. */
const GATEWAY_HEADERS_FILE = 'own-headers.conf';
const soundProtocols: readonly string[] = ['TLSv1.2', 'TLSv1.3'];
/** Paths that browsers take for the address of another site in a redirect. */
const foreignPaths = [
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '///evil.example/',
  '/\\/evil.example/',
];

/** A directive with its enclosing blocks, the innermost first. */
interface Placed {
  readonly directive: Directive;
  readonly around: readonly Directive[];
}

function* walk(directives: readonly Directive[], around: readonly Directive[] = []): Generator<Placed> {
  for (const directive of directives) {
    yield { directive, around };
    yield* walk(directive.block ?? [], [directive, ...around]);
  }
}

const named = (block: readonly Directive[] | undefined, name: string) =>
  (block ?? []).filter((directive) => directive.name === name);

const includesHeaders = (block: readonly Directive[] | undefined, headersFile: string) =>
  named(block, 'include').some(({ parameters: [file] }) => file?.endsWith(headersFile));

/** Whether a redirect stays on the site or goes to a host that the configuration names. */
function isSafeRedirect(target: string, around: readonly Directive[]): boolean {
  if (/^https:\/\/(\$server_name|[a-z0-9.-]+)(\/|\$request_uri$|$)/.test(target)) return true;
  if (/^\/[A-Za-z0-9._~-]/.test(target)) return true;
  const captured = /^\$(?<name>\w+)/.exec(target)?.groups?.['name'];
  const location = around.find(({ name }) => name === 'location');
  const [operator, pattern = ''] = location?.parameters ?? [];
  if (!captured || !operator?.startsWith('~') || !pattern.includes(`(?<${captured}>`)) return false;
  const form = new RegExp(pattern);
  return foreignPaths.every((path) => form.exec(path)?.groups?.[captured] === undefined);
}

/** Finds faults in a single directive. */
function faultOf({ directive: { name, parameters, block }, around }: Placed, headersFile: string): string | undefined {
  const [first = '', ...others] = parameters;
  switch (name) {
    case 'add_header':
      if (parameters.at(-1) !== 'always') return `${first} is not sent with errors: add always`;
      return includesHeaders(around[0]?.block, headersFile)
        ? undefined
        : `${first} drops the headers of the enclosing blocks: include ${headersFile} beside it`;
    case 'rewrite':
      return /^(permanent|redirect)$/.test(parameters.at(-1) ?? '')
        ? 'a rewrite may lead off the site: use return in a location whose expression checks the path'
        : undefined;
    case 'return': {
      const target = /^30\d$/.test(first) ? others[0] : /^https?:/.test(first) ? first : undefined;
      return target === undefined || isSafeRedirect(target, around) ? undefined : `${target} may lead off the site`;
    }
    case 'ssl_protocols':
      return parameters.every((protocol) => soundProtocols.includes(protocol)) ? undefined : 'an outdated protocol';
    case 'open_file_cache':
      return first === 'off' ? undefined : 'files of the previous site are kept open after a publish';
    case 'if':
      return block?.every((inner) => inner.name === 'return')
        ? undefined
        : 'an if may only contain return: other directives do not work as expected there';
    case 'alias': {
      const path = around[0]?.parameters.at(-1) ?? '';
      return path.endsWith('/') === first.endsWith('/')
        ? undefined
        : 'a location and its alias must end alike, or .. leaves the folder';
    }
    default:
      return undefined;
  }
}

/** Finds faults in a server as a whole. */
function faultOfServer({ block = [] }: Directive): string | undefined {
  if (!includesHeaders(block, HEADERS_FILE)) return `its responses have no security headers: include ${HEADERS_FILE}`;
  const listens = named(block, 'listen');
  const isEncrypted = listens.length > 0 && listens.every(({ parameters }) => parameters.includes('ssl'));
  if (isEncrypted)
    return named(block, 'ssl_protocols').length > 0 ? undefined : 'it does not say which protocols it speaks';
  const redirects = named(block, 'return').some(({ parameters: [, target] }) => target?.startsWith('https://'));
  return redirects && named(block, 'location').length === 0
    ? undefined
    : 'without TLS it may only redirect to https://';
}

/** Faults with their lines in the file. */
function lint(
  configuration: readonly Directive[],
  headersFile: string,
  ofServer: (server: Directive) => string | undefined,
): readonly string[] {
  return [...walk(configuration)].flatMap((placed) => {
    const { name, line, block } = placed.directive;
    const fault = name === 'server' && block ? ofServer(placed.directive) : faultOf(placed, headersFile);
    return fault === undefined ? [] : [`line ${String(line)}: ${name}: ${fault}`];
  });
}

/**
 * Finds security faults in an nginx configuration.
 * @returns one line for each fault, with the line in the file.
 */
export const lintNginx = (configuration: readonly Directive[]): readonly string[] =>
  lint(configuration, HEADERS_FILE, faultOfServer);

/**
 * The same for a gateway: its servers pass on the headers of the services behind it, and use TLS if there is a
 * certificate.
 */
export const lintGateway = (configuration: readonly Directive[]): readonly string[] =>
  lint(configuration, GATEWAY_HEADERS_FILE, () => undefined);
