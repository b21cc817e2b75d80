/**
 * The part of `XMLHttpRequest` that `fetchWithProgress` uses, implemented with the page's `fetch`. Reports upload
 * progress twice: half of the body, then all of it.
 */
export class Connection {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  withCredentials = false;
  status = 0;
  responseText = '';
  #url = '';
  #init: RequestInit = {};
  #headers = new Headers();
  #responseHeaders = new Headers();
  readonly #abort = new AbortController();

  open(method: string, url: string): void {
    this.#url = url;
    this.#init = { method, headers: this.#headers, signal: this.#abort.signal };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  async send(body: BodyInit | null): Promise<void> {
    const total = typeof body === 'string' ? body.length : 0;
    this.upload.onprogress?.({ loaded: total / 2, total, lengthComputable: total > 0 });
    try {
      const response = await fetch(this.#url, { ...this.#init, body });
      this.upload.onprogress?.({ loaded: total, total, lengthComputable: total > 0 });
      this.responseText = await response.text();
      this.status = response.status;
      this.#responseHeaders = response.headers;
      this.onload?.();
    } catch {
      if (!this.#abort.signal.aborted) this.onerror?.();
    }
  }

  abort(): void {
    this.#abort.abort();
    this.onabort?.();
  }

  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
}
