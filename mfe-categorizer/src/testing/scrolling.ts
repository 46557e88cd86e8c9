// jsdom lays nothing out, so it has nowhere to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
