import '@embedpdf/pdfium/pdfium.wasm?optional';
import { answerPageRequest } from '../device/answerPageRequest.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answerPageRequest(data).then((reply) => {
    postMessage(reply);
  });
});
