// @vitest-environment page
import { number, object } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../../shared/api/client.ts';
import { SessionExpired } from '../../../shared/api/errors.ts';
import { fetchWithProgress, type Progress } from '../../../shared/api/fetch-with-progress.ts';
import { listenToConsole } from '../../support/page/page.ts';

// shop.md section 7: multipart uploads report the progress of upload and download

/** A connection that the test controls. */
class FakeConnection {
  static last: FakeConnection;
  upload: { onprogress?: (event: object) => void } = {};
  onprogress?: (event: object) => void;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = '';
  sent: unknown[] = [];
  constructor() {
    FakeConnection.last = this;
  }
  open = (...args: unknown[]) => this.sent.push(args.join(' '));
  headers: Record<string, string> = {};
  withCredentials = false;
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = (form: unknown) => this.sent.push(form);
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-shop: a:b\r\n';
  abort = () => {
    this.sent.push('abort');
    this.onabort?.();
  };
  respond(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

const form = new FormData();
const schema = object({ totalItems: number() });
const send = (signal?: AbortSignal, onProgress = (_: Progress) => {}) =>
  request({
    method: 'POST',
    path: '/rest/bild',
    schema,
    signal,
    transport: fetchWithProgress(onProgress, form),
  });

beforeEach(() => {
  listenToConsole();
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeConnection);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fetchWithProgress posts a form and returns the parsed response', async () => {
  const response = send();
  FakeConnection.last.respond(201, '{"totalItems": 1}');
  expect(await response).toEqual({ totalItems: 1 });
  expect(FakeConnection.last.sent).toEqual(['POST /rest/bild', form]);
  expect(vi.getTimerCount()).toBe(0);
});

test('fetchWithProgress reports the upload progress first and the download progress afterwards', async () => {
  const steps: Progress[] = [];
  const response = send(undefined, (step) => steps.push(step));
  const connection = FakeConnection.last;
  connection.upload.onprogress?.({ loaded: 10, total: 40, lengthComputable: true });
  connection.upload.onprogress?.({ loaded: 40, total: 40, lengthComputable: true });
  connection.onprogress?.({ loaded: 5, total: 0, lengthComputable: false });
  connection.respond(200, '');
  expect(await response).toBeUndefined();
  expect(steps).toEqual([
    { direction: 'upload', loaded: 10, total: 40 },
    { direction: 'upload', loaded: 40, total: 40 },
    { direction: 'download', loaded: 5, total: undefined },
  ]);
});

test('fetchWithProgress continues a slow upload, and aborts the upload if no progress occurs within the time-out', async () => {
  const rejection = expect(send()).rejects.toMatchObject({ status: 0, code: 'timeout' });
  const connection = FakeConnection.last;
  for (let step = 0; step < 5; step++) {
    await vi.advanceTimersByTimeAsync(14_000);
    connection.upload.onprogress?.({ loaded: step, total: 9, lengthComputable: true });
  }
  expect(connection.sent).not.toContain('abort');
  await vi.advanceTimersByTimeAsync(15_000);
  await rejection;
  expect(connection.sent).toContain('abort');
});

test('when a widget unmounts, its upload is aborted', async () => {
  const abort = new AbortController();
  const rejection = expect(send(abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  abort.abort();
  await rejection;
  expect(FakeConnection.last.sent).toContain('abort');
  expect(vi.getTimerCount()).toBe(0);
});

test('after a lost connection, a refusal or status 401, fetchWithProgress rejects with the same error as other API calls', async () => {
  const lost = expect(send()).rejects.toMatchObject({ status: 0, code: 'network' });
  FakeConnection.last.onerror?.();
  await lost;
  const refused = expect(send()).rejects.toMatchObject({ status: 413, code: 7, message: 'zu gross' });
  FakeConnection.last.respond(413, '{"Code": 7, "Message": "zu gross"}');
  await refused;
  const expired = expect(send()).rejects.toBeInstanceOf(SessionExpired);
  FakeConnection.last.respond(401, '');
  await expired;
});

test('fetchWithProgress starts no upload for a widget that is already unmounted', async () => {
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

test('fetchWithProgress sends the configured headers, CSRF token and credentials', () => {
  const configuration = {
    apiPath: 'https://api.example',
    credentials: 'include',
    headers: { 'X-Shop': 'basel' },
    csrf: { header: 'X-CSRF-Token', meta: 'csrf-token' },
  };
  document.head.innerHTML = `<meta name="csrf-token" content="abc"><script type="application/json" data-krume-config>${JSON.stringify(configuration)}</script>`;
  send();
  const { sent, headers, withCredentials } = FakeConnection.last;
  expect(sent).toEqual(['POST https://api.example/rest/bild', form]);
  // The code sets no Content-Type, because the browser sets it with the boundary of the form
  expect(headers).toEqual({ 'X-Shop': 'basel', 'X-CSRF-Token': 'abc', Accept: 'application/json' });
  expect(withCredentials).toBe(true);
  document.head.replaceChildren();
});
