/**
 * Asks a site for a file or a page.
 * @throws with what to do where nobody answers.
 */
export async function askSite(site: string, path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, site), request);
  } catch (cause) {
    throw new Error(`No site answers at ${site}. Start one (npm start), or name another: --site <address>.`, { cause });
  }
}
