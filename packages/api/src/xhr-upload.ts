import type { Upload } from './upload.ts';

/**
 * Sends with progress by XMLHttpRequest, the only way of the browser to tell how much of a body has left.
 *
 * @param create makes a request; the page's own unless a test brings another
 */
export function createXhrUpload(create: () => XMLHttpRequest = () => new XMLHttpRequest()): Upload {
  return (url, { method, headers, body, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const request = create();
      const abort = () => request.abort();
      const fail = (what: string) => () => reject(new Error(`The upload ${what}.`));
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.upload.onload = () => onProgress(1);
      request.onload = () =>
        resolve({
          status: request.status,
          text: request.responseText,
          retryAfter: request.getResponseHeader('Retry-After'),
        });
      request.onerror = fail('broke off');
      request.onabort = fail('was aborted');
      request.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort, { once: true });
      request.send(body);
    });
}
