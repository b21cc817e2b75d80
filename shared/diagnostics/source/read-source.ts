/** In milliseconds. After a time-out, the overlay opens without the source and shows fewer hints. */
const timeoutMs = 2000;

/** Fetches the page's source, from the HTTP cache if possible; empty if the request fails. */
export const readSource = (): Promise<string> =>
  fetch(location.href, {
    headers: { accept: 'text/html' },
    cache: 'force-cache',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.text())
    .catch(() => '');
