/**
 * Requests a file or a page of a site.
 * @throws with instructions if the site does not respond.
 */
export async function askSite(site: string, path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, site), request);
  } catch (cause) {
    throw new Error(`No site responds at ${site}. Start one (npm start), or name another: --site <address>.`, {
      cause,
    });
  }
}
