/** A file that the page handed to the browser. */
interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

function readText(content: Blob): Promise<string> {
  // jsdom's blobs do not give their text.
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.readAsText(content);
  });
}

/** Keeps what the page saves from now on; `read` gives the last one. */
export function watchDownloads(): { readonly read: () => Promise<Download> } {
  let content = new Blob();
  let saved: { readonly content: Blob; readonly name: string } | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = { content, name: this.download };
  });
  return {
    read: async () => {
      if (!saved) throw new Error('Nothing was saved.');
      return { name: saved.name, type: saved.content.type, text: await readText(saved.content) };
    },
  };
}
