import { onTestFinished, vi } from 'vitest';

const excluded = /\/(errors|running-requests|fetch-with-progress)\.ts$/;

/**
 * Records the modules of the functions that a change passes through, from the handler of the button to the API client.
 * Excludes functions that only await the change (`catchApiError`, `coverDuring`), and `fetchWithProgress`, which
 * replaces `fetch`.
 *
 * @param isChange whether a request is the request of the change
 */
export function modulesOfChange(isChange: (path: string, init: RequestInit) => boolean): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  const shop = fetch;
  const modules: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const found = (Error().stack ?? '').matchAll(/(?<!tests)\/((?:shared|widgets)\/[\w/.-]+):\d+:\d+/g);
    const names = Array.from(found, ([, name = '']) => name).filter((name) => !excluded.test(name));
    if (isChange(path, init)) modules.push(...names.reverse());
    return shop(path, init);
  });
  return modules;
}
