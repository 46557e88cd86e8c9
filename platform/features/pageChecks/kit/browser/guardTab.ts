import * as v from 'valibot';
import type { DevTools } from '@artha/process/DevTools';
import type { PageTab } from '@artha/remote-kit/PageTab';

const pausedSchema = v.object({
  requestId: v.string(),
  frameId: v.string(),
  resourceType: v.string(),
  request: v.object({ url: v.string(), method: v.string() }),
});
const createdSchema = v.object({
  targetInfo: v.object({ targetId: v.string(), type: v.string(), openerId: v.optional(v.string()) }),
});
const treeSchema = v.object({ frameTree: v.object({ frame: v.object({ id: v.string() }) }) });

/** Ignores what the browser refuses: the tab may be gone. */
const quietly = (sent: Promise<unknown>): void => {
  sent.catch(() => undefined);
};

/** Closes what pages open in further tabs and windows. @returns ends that. */
export async function closeFurtherTabs(devTools: DevTools): Promise<() => void> {
  const stop = devTools.listen(({ method, params }) => {
    if (method !== 'Target.targetCreated' || !v.is(createdSchema, params)) return;
    const { targetId, type, openerId } = params.targetInfo;
    if (type === 'page' && openerId !== undefined) quietly(devTools.send('Target.closeTarget', { targetId }));
  });
  await devTools.send('Target.setDiscoverTargets', { discover: true });
  return stop;
}

/** Accepts the dialogs of scripts (`alert`), which would stop the page. @returns ends that. */
export function acceptDialogs(tab: PageTab): () => void {
  return tab.listen(({ method }) => {
    if (method === 'Page.javascriptDialogOpening') quietly(tab.send('Page.handleJavaScriptDialog', { accept: true }));
  });
}

const corsHeaders = [
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*' },
  { name: 'Access-Control-Allow-Methods', value: '*' },
];

/**
 * Keeps a page where it is while its controls are used: no navigation, no file chooser, and no request to another
 * origin other than a GET.
 * @param onOther is called with each request to another origin: `POST https://…`.
 * @returns ends that.
 */
export async function holdPage(
  tab: PageTab,
  origin: string,
  onOther: (request: string) => void,
): Promise<() => Promise<void>> {
  const { frameTree } = v.parse(treeSchema, await tab.send('Page.getFrameTree'));
  const stop = tab.listen(({ method, params }) => {
    if (method !== 'Fetch.requestPaused' || !v.is(pausedSchema, params)) return;
    const { requestId, frameId, resourceType, request } = params;
    const isOther = /^https?:/.test(request.url) && new URL(request.url).origin !== origin;
    const leaves = resourceType === 'Document' && frameId === frameTree.frame.id;
    if (isOther) onOther(`${request.method} ${new URL(request.url).origin}`);
    quietly(
      // 204 leaves the page as it is.
      leaves || (isOther && request.method !== 'GET')
        ? tab.send('Fetch.fulfillRequest', { requestId, responseCode: 204, responseHeaders: corsHeaders })
        : tab.send('Fetch.continueRequest', { requestId }),
    );
  });
  await tab.send('Page.setInterceptFileChooserDialog', { enabled: true });
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return async () => {
    await tab.sendInTime('Fetch.disable', {}, 2000);
    stop();
  };
}
