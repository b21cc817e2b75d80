import type { Transport } from './client.ts';

/** The number of transferred bytes, and the total number of bytes. `total` is undefined if the length is unknown. */
export interface Progress {
  direction: 'upload' | 'download';
  loaded: number;
  total: number | undefined;
}

/**
 * A transport for `request` that reports progress in both directions, unlike `fetch`. Each report restarts the
 * time-out, so that a slow connection does not time out. Rejects like `fetch`.
 *
 * @param form sent as multipart instead of the JSON body
 * @see shop.md section 7, "Common rules"
 */
export const fetchWithProgress =
  (onProgress: (progress: Progress) => void, form?: FormData): Transport =>
  (url, { method = 'GET', headers, body, credentials, signal }, progressed) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const report =
        (direction: Progress['direction']) =>
        ({ loaded, lengthComputable, total }: ProgressEvent) => {
          progressed();
          onProgress({ direction, loaded, total: lengthComputable ? total : undefined });
        };
      xhr.upload.onprogress = report('upload');
      xhr.onprogress = report('download');
      xhr.onload = () =>
        resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) }));
      xhr.onerror = () => reject(new TypeError('The network request failed'));
      xhr.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'));
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.open(method, url);
      xhr.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      xhr.send(form ?? (body as XMLHttpRequestBodyInit | null));
    });

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return headers;
}
