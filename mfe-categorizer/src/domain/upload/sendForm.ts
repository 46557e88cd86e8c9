import type { SendRequest, UploadResponse } from './uploadStatement.ts';

/** Posts a form. Uses XMLHttpRequest because `fetch` does not report upload progress. */
export function sendForm(url: string, { form, accept, signal, onProgress }: SendRequest): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', accept);
    request.responseType = 'arraybuffer';
    const abort = () => {
      request.abort();
    };
    const fail = () => {
      signal.removeEventListener('abort', abort);
      reject(new Error('No answer.'));
    };
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      signal.removeEventListener('abort', abort);
      const body: unknown = request.response;
      resolve({
        status: request.status,
        type: request.getResponseHeader('Content-Type') ?? '',
        bytes: new Uint8Array(body instanceof ArrayBuffer ? body : new ArrayBuffer(0)),
      });
    };
    if (signal.aborted) {
      reject(new Error('No answer.'));
      return;
    }
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}
