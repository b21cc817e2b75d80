/** Time-out in milliseconds, after which the overlay opens without the HTML source and shows fewer hints. */
const timeoutMs = 2000;

/** Fetches the HTML source of the page, from the HTTP cache if possible. Empty if the request fails. */
export const readSource = (): Promise<string> =>
  fetch(location.href, {
    headers: { accept: 'text/html' },
    cache: 'force-cache',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.text())
    .catch(() => '');
