import type { Upload } from './upload.ts';

/**
 * Sends with progress by XMLHttpRequest, the only way of the browser to tell how much of a body has left. Of the answer's headers
 * `Retry-After` is kept.
 *
 * @param create makes a request; the page's own unless a test brings another
 */
export function createXhrUpload(create: () => XMLHttpRequest = () => new XMLHttpRequest()): Upload {
  return (url, { method = 'POST', headers, body, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      if (body instanceof ReadableStream) {
        reject(new TypeError('Expected a body that is whole, found a stream.'));
        return;
      }
      const request = create();
      const abort = () => request.abort();
      const fail = (what: string) => () => reject(new Error(`The upload ${what}.`));
      request.open(method, url);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.upload.onload = () => onProgress(1);
      request.onload = () => {
        const { status, responseText } = request;
        const retryAfter = request.getResponseHeader('Retry-After');
        // Some statuses forbid a body, an empty one included.
        resolve(
          new Response(responseText || null, {
            status,
            headers: retryAfter === null ? [] : { 'Retry-After': retryAfter },
          }),
        );
      };
      request.onerror = fail('broke off');
      request.onabort = fail('was aborted');
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort, { once: true });
      request.send(body ?? null);
    });
}
