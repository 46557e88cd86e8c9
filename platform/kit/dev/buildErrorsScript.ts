/**
 * Code of a page in development that shows over it what does not build, as the server's client says it, until it builds. The
 * client's own overlay is a frame with a document of the page's origin, which no page of the site can have.
 */
export const buildErrorsScript = `(() => {
  const list = document.createElement('pre');
  list.id = 'artha-build-errors';
  list.setAttribute('role', 'alert');
  list.popover = 'manual';
  Object.assign(list.style, {
    inset: '0', margin: '0', width: '100%', height: '100%', boxSizing: 'border-box', padding: '2rem', border: '0', overflow: 'auto',
    background: '#181818', color: '#fff', font: '14px/1.5 monospace', whiteSpace: 'pre-wrap',
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== window) return;
    if (data?.type === 'webpackErrors') {
      list.textContent = 'This does not build; the page goes on when it does.\\n\\n' + data.data.join('\\n\\n');
      document.body.append(list);
      list.showPopover();
    } else if (data?.type === 'webpackOk' || data?.type === 'webpackWarnings') list.remove();
  });
})()`;
