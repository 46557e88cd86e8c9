/**
 * Opens a channel to the other tabs of the site. It is closed while the browser may keep the page for going back: browsers
 * keep no page that listens to others.
 * @returns what sends a message to them.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): (message: unknown) => void {
  const open = () => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      onMessage(data);
    });
    return channel;
  };
  let channel = open();
  addEventListener('pagehide', () => {
    channel.close();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel = open();
  });
  return (message) => {
    channel.postMessage(message);
  };
}
