import type { GenericSchema, InferOutput } from 'valibot';
import { ApiConfiguration } from '../model/configuration.ts';
import { logged, readAnswer } from './answer.ts';
import { configuration } from './configuration.ts';
import { ApiError } from './errors.ts';
import { shopHeaders } from './shop-headers.ts';
import { onUnauthorized } from './unauthorized.ts';

/** Bytes; `total` is undefined if the length is unknown. */
export interface Progress {
  direction: 'upload' | 'download';
  loaded: number;
  total: number | undefined;
}

export interface Upload<S extends GenericSchema> {
  path: string;
  form: FormData;
  schema: S;
  signal?: AbortSignal | undefined;
  onProgress?(progress: Progress): void;
}

/**
 * A multipart POST that reports progress in both directions, which fetch cannot. The time-out restarts with each
 * progress event, because a slow connection is not a broken one. Rejects as `request` does.
 *
 * @see shop.md section 7, "Common rules"
 */
export function upload<S extends GenericSchema>(call: Upload<S>): Promise<InferOutput<S> | undefined> {
  const { path, form, schema, signal, onProgress } = call;
  const shop = configuration(ApiConfiguration);
  const { apiPath, timeout, credentials } = shop;
  const what = `POST ${path}`;
  const unauthorized = onUnauthorized();
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    let late: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(late);
      late = setTimeout(() => {
        xhr.abort();
        end(() => reject(logged(what, new ApiError(0, '', 'timeout'))));
      }, timeout);
    };
    const stop = () => {
      xhr.abort();
      end(() => reject(new DOMException('Unmounted', 'AbortError')));
    };
    const end = (settle: () => void) => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      settle();
    };
    const report = (direction: Progress['direction']) => (event: ProgressEvent) => {
      wait();
      onProgress?.({
        direction,
        loaded: event.loaded,
        total: event.lengthComputable ? event.total : undefined,
      });
    };
    xhr.upload.onprogress = report('upload');
    xhr.onprogress = report('download');
    xhr.onerror = () => end(() => reject(logged(what, new ApiError(0, '', 'network'))));
    xhr.onload = () =>
      end(() => {
        try {
          resolve(readAnswer(what, xhr.status, xhr.responseText, schema, unauthorized));
        } catch (error) {
          reject(error);
        }
      });
    signal?.addEventListener('abort', stop);
    xhr.open('POST', apiPath + path);
    xhr.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries({ ...shopHeaders(shop), Accept: 'application/json' }))
      xhr.setRequestHeader(name, value);
    wait();
    xhr.send(form);
  });
}
